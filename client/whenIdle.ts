/**
 * Waits until the browser has nothing better to do, and not much longer: what never rests must not
 * keep a visitor from being asked.
 */
export function whenIdle(callback: () => void): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari has none yet, and its timer takes the options for no delay at all
  (self.requestIdleCallback ?? setTimeout)(() => callback(), { timeout: 2000 });
}
