/** The browser's offer to install the client, kept until somebody takes it from the settings. */

/** @typedef {Event & {prompt: () => Promise<unknown>}} InstallOffer */

/** @type {InstallOffer | null} */
let offer = null;

/** Hear of offers from now on. */
export function awaitInstallOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = /** @type {InstallOffer} */ (event);
  });
}

export function canInstall() {
  return offer !== null;
}

/** An offer is good for one time. */
export async function install() {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}
