/** Address of an image file that belongs to the content. */
export function contentImage(file: string): string {
  return `/images/${file}`;
}
