/**
 * Adds arrow keys to the primary menu, in addition to Tab, following the W3C's disclosure
 * navigation pattern: left and right along the row, down into an open group, up and down in it,
 * Home and End.
 *
 * @param options a signal that removes the listener, for an application that removes its header
 */
export function startMenuKeys(menu: HTMLElement, options?: { readonly signal: AbortSignal }): void {
  const onKey = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    const focused = document.activeElement?.closest<HTMLElement>('a, summary');
    if (!step || !focused || event.altKey || event.ctrlKey || event.metaKey) return;
    const group = focused.closest('details');
    const row = [...menu.querySelectorAll<HTMLElement>(':scope > ul > li > a, summary')];
    const links = [...(group?.open ? group.querySelectorAll<HTMLElement>('a') : [])];
    const goesIn = event.key === 'ArrowDown' && focused.matches('summary');
    const next = (goesIn && links[0]) || step(links.includes(focused) ? links : row, focused);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  menu.addEventListener('keydown', onKey, options);
}

type Step = (items: readonly HTMLElement[], from: HTMLElement) => HTMLElement | undefined;

const forward: Step = (items, from) => items[items.indexOf(from) + 1];
const back: Step = (items, from) => items[items.indexOf(from) - 1];

function stepOf(key: string): Step | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return forward;
    case 'ArrowUp':
    case 'ArrowLeft':
      return back;
    case 'Home':
      return (items) => items[0];
    case 'End':
      return (items) => items.at(-1);
    default:
      return undefined;
  }
}
