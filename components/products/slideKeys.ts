import type { KeyboardEvent } from 'react';

/** The picture that a key leads to from another, among some. */
export function slideByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  current: number,
  count: number,
): number | undefined {
  // The browser's own, such as the way back.
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  switch (key) {
    case 'ArrowLeft':
      return current - 1;
    case 'ArrowRight':
      return current + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
