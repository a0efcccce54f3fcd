/**
 * Calls a function when the browser is idle, after two seconds at the latest: a page that is always
 * busy must not delay the question for consent for ever.
 */
export function whenIdle(callback: () => void): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari has no requestIdleCallback yet, and setTimeout reads the options as no delay
  (self.requestIdleCallback ?? setTimeout)(() => callback(), { timeout: 2000 });
}
