/** Address of an image file that belongs to the content. */
export function imagePath(file: string): string {
  return `/images/${file}`;
}
