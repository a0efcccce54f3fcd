/** The response does not come from a Directus. */
export class NotDirectus extends Error {
  override readonly name = 'NotDirectus';
}
