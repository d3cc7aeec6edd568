/** In a site of static files: that all players are on this device, and where to play with others. */

import { site } from "../js/transport.js";
import { say } from "../js/words.js";
import { html, nothing } from "../vendor/lit.js";

export function tabAlone() {
  if (!site) return nothing;
  const { server } = site;
  const address = server && new URL(server, location.href).href;
  const elsewhere = address
    ? html`${say("tab-alone-server")} <a href=${address}>${address}</a>`
    : say("tab-alone-no-server");
  return html`<p class="hint tab-alone">${say("tab-alone")} ${elsewhere}</p>`;
}
