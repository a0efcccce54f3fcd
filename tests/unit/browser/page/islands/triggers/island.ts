/* An island in the page. Each test of a file that imports this module has a new one. */

export let island: HTMLElement;

beforeEach(() => {
  island = document.body.appendChild(document.createElement('collegium-island'));
});
afterEach(() => document.body.replaceChildren());

/** A hydration that never finishes during the test. */
export function never(): Promise<void> {
  return new Promise(() => undefined);
}
