/** Whether the visitor has asked the system for as little motion as possible. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
