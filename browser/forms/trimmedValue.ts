/** Returns the text of a field, without spaces at its ends. */
export function trimmedValue(form: HTMLFormElement, field: string): string {
  const text = new FormData(form).get(field);
  return typeof text === 'string' ? text.trim() : '';
}
