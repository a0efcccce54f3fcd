/** Waits until the browser has nothing better to do; Safari has no idle callback yet. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => callback());
  else setTimeout(callback, 200);
}
