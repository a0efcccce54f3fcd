/**
 * Turns the session's answer into the result of a form's call.
 *
 * @param answer the word success, or the backend's code
 * @throws a failure with this code
 */
export async function accepted(answer: Promise<string>): Promise<void> {
  const code = await answer;
  if (code !== 'success') throw Object.assign(new Error(code), { code });
}
