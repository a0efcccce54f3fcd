/** True for a click that follows the link, not one that opens a new tab, a window or a menu. */
export function isPlainClick(event: PressedWith): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}

/** The event's fields that are the same in DOM events and in React's. */
type PressedWith = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
