/** Whether a click means the link itself, and not another tab or window of it, or its menu. */
export function isPlainClick(event: PressedWith): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}

/** What a `MouseEvent` says of it, in the page's scripts and in React alike. */
type PressedWith = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
