/** The properties of a picture, as sharp returns them. Directus has another version of sharp than the build. */
interface Described {
  readonly format: string;
  /** True for an interlaced PNG, too. */
  readonly isProgressive?: boolean;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** The type of a value, such as `uchar`. */
  readonly depth: string;
}

/** Maximum number of megabytes for a picture in memory: a page of A4 at 600 dpi in colour takes 105. */
const maxMegabytes = 120;

/**
 * Returns what is wrong with a picture that would take too much memory. Only a JPEG that is not progressive is read in
 * parts. All others are in memory as a whole, and once for each size that is made at the same time: with an interlaced PNG
 * of 1 MB and 268 megapixels, a build took 4.8 GB.
 *
 * @returns undefined if the picture takes little enough
 */
export function memoryProblem(picture: Described): string | undefined {
  const { format, isProgressive, width, height, channels, depth } = picture;
  // A drawing has no pixels.
  if (format === 'svg' || (format === 'jpeg' && !isProgressive)) return undefined;
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  const megabytes = Math.ceil(bytes / 1_000_000);
  return megabytes > maxMegabytes
    ? `takes ${megabytes} MB of memory, and may take ${maxMegabytes}: make it smaller`
    : undefined;
}
