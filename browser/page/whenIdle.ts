/**
 * Calls a function when the browser is idle, after two seconds at the latest: a page that is always
 * busy must not delay the question for consent for ever.
 */
export function whenIdle(callback: () => void): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari has none yet, and its timer takes the options for no delay at all
  (self.requestIdleCallback ?? setTimeout)(() => callback(), { timeout: 2000 });
}
