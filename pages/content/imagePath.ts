/** Returns the address of an image file of the content. */
export function imagePath(file: string): string {
  return `/images/${file}`;
}
