/** A step from page to page that needed no new document. */
interface Navigation {
  /** Address of the page that the visitor comes from. */
  readonly referrer: string;
  /** The new main region. */
  readonly main: ParentNode;
}

/** Calls a function each time that another page is shown, when it stands and is what the address says. */
export function onNavigated(listener: (navigation: Navigation) => void): void {
  listeners.push(listener);
}

export function tellNavigated(navigation: Navigation): void {
  for (const listener of listeners) listener(navigation);
}

const listeners: ((navigation: Navigation) => void)[] = [];
