/** Returns the text of a field as the visitor typed it; empty if the form has no such field. */
export function rawValue(form: HTMLFormElement, field: string): string {
  const text = new FormData(form).get(field);
  return typeof text === 'string' ? text : '';
}
