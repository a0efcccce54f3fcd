/** Something answers, but not in Directus' way. */
export class NotDirectus extends Error {
  override readonly name = 'NotDirectus';
}
