/**
 * Turns the session's result into that of a form's call.
 *
 * @param result the word success, or the backend's code
 * @throws a failure with this code
 */
export async function accepted(result: Promise<string>): Promise<void> {
  const code = await result;
  if (code !== 'success') throw Object.assign(new Error(code), { code });
}
