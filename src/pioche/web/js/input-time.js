/** When the present input was made. A busy page handles a tap late: what counts is when the finger was there. */
export function inputTime() {
  return window.event?.timeStamp ?? performance.now();
}
