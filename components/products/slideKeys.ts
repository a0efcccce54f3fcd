import type { KeyboardEvent } from 'react';

/** Returns the index of the picture that a key leads to. */
export function slideByKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  current: number,
  count: number,
): number | undefined {
  // The browser's own shortcuts, such as for going back.
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
