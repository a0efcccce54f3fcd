const endings: (() => void)[] = [];

for (const target of [window, document] as EventTarget[]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (type, listener, options) => {
    endings.push(() => target.removeEventListener(type, listener, options));
    add(type, listener, options);
  };
}

/**
 * Replaces the page and removes all listeners of the previous one: jsdom has one window for all
 * tests of a file.
 */
export function newDocument(markup = ''): void {
  for (const end of endings.splice(0)) end();
  jest.resetModules();
  document.body.innerHTML = markup;
}
