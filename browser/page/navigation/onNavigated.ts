/** A client navigation from one page to another. */
interface Navigation {
  /** The address of the previous page. */
  readonly referrer: string;
  /** The new main region. */
  readonly main: ParentNode;
}

/** Calls a function after each client navigation, when the page and its address are in place. */
export function onNavigated(listener: (navigation: Navigation) => void): void {
  listeners.push(listener);
}

export function tellNavigated(navigation: Navigation): void {
  for (const listener of listeners) listener(navigation);
}

const listeners: ((navigation: Navigation) => void)[] = [];
