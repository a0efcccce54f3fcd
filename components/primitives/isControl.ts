export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns whether an element is a field of a form, with a value that the browser validates. */
export function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
