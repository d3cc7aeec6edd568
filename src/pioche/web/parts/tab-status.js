/** What a person should know of the tables in this tab: how much has been loaded, where they are, and that there is a new version. */

import { startServiceWorker } from "../js/install.js";
import { afterNavigation, currentPath } from "../js/router.js";
import { loadStyleSheet } from "../js/styles.js";
import { tabServer } from "../js/transport.js";
import { language, say } from "../js/words.js";
import { html, nothing, render } from "../vendor/lit.js";

/** @typedef {import("../js/tab-server.js").TabServer} TabServer */

const MEGABYTE = 1_000_000;
/** The message to a waiting service worker (tab/service-worker.js). */
const TAKE_OVER = "take over";
// A game or a lesson is under way there: a new version can wait.
const PLAYING = /^\/(t|learn)\//;

class TabStatus {
  /** The new version that waits. @type {ServiceWorker | null} */
  waiting = null;
  /** Once the files are kept. @type {ServiceWorkerRegistration | null} */
  registration = null;

  /** @param {TabServer} server @param {HTMLElement} element */
  constructor(server, element) {
    this.server = server;
    this.element = element;
    server.onchange = () => this.changed();
    afterNavigation(() => this.navigated());
    this.changed();
  }

  changed() {
    this.draw();
    if (this.server.status === "ready") void this.keepFiles();
  }

  /** Between games one may hear of a new version. */
  navigated() {
    this.draw();
    if (!PLAYING.test(currentPath())) void this.registration?.update().catch(() => {});
  }

  /** Keep all files for play without a network, once they are here anyway, and hear of new versions. */
  async keepFiles() {
    const registration = await startServiceWorker().catch(() => null);
    if (!registration) return;
    this.registration = registration;
    this.offer(registration.waiting);
    registration.onupdatefound = () => {
      const fresh = registration.installing;
      fresh?.addEventListener("statechange", () => {
        if (fresh.state === "installed") this.offer(fresh);
      });
    };
  }

  /** The first version needs no offer: nothing older runs. @param {ServiceWorker | null} fresh */
  offer(fresh) {
    if (!fresh || !navigator.serviceWorker.controller) return;
    this.waiting = fresh;
    this.draw();
  }

  useNewVersion() {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.waiting?.postMessage(TAKE_OVER);
  }

  draw() {
    const shown = this.content();
    this.element.hidden = shown === nothing;
    render(shown, this.element);
  }

  content() {
    const { status, trouble } = this.server;
    if (status === "loading") return this.progress();
    if (status === "elsewhere") return html`<p role="status">${say("tab-open-elsewhere")}</p>`;
    if (status === "full") return html`<p role="alert">${say("tab-full")}</p>`;
    if (status === "failed") return html`<p role="alert">${say(trouble)}</p>${reloadButton()}`;
    return this.waiting && !PLAYING.test(currentPath()) ? this.newVersion() : nothing;
  }

  progress() {
    const { loaded, total } = this.server;
    if (loaded >= total)
      return html`<p role="status">${say("tab-starting")}</p><progress></progress>`;
    const sizes = { loaded: megabytes(loaded), total: megabytes(total) };
    return html`<p id="tab-progress">${say("tab-loading", sizes)}</p>
      <progress aria-labelledby="tab-progress" max=${total} value=${loaded}></progress>`;
  }

  newVersion() {
    return html`<p role="status">${say("tab-update")}</p>
      <button type="button" class="button main" @click=${() => this.useNewVersion()}>${say("tab-update-now")}</button>`;
  }
}

function reloadButton() {
  return html`<button type="button" class="button" @click=${() => location.reload()}>${say("tab-reload")}</button>`;
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / MEGABYTE).toLocaleString(language(), ONE_DIGIT);

/** Show it from now on, in a site. */
export async function showTabStatus() {
  if (!tabServer) return;
  await loadStyleSheet("/web/css/later/tab.css");
  const element = document.createElement("aside");
  element.className = "tab-status";
  document.body.append(element);
  new TabStatus(tabServer, element);
}
