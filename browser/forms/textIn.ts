/** What is entered in a field, without the spaces around it, which nobody means. */
export function textIn(form: HTMLFormElement, field: string): string {
  const text = new FormData(form).get(field);
  return typeof text === 'string' ? text.trim() : '';
}
