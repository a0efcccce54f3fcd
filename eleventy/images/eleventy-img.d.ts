/** Types for the part of Eleventy Image used here; it has none. */
declare module '@11ty/eleventy-img' {
  export interface EncodedImage {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    /** MIME type */
    readonly sourceType: string;
    /** `url 960w`, to be joined with commas. */
    readonly srcset: string;
  }

  /** @returns the encoded images by format, smallest first */
  export default function encode(
    file: string,
    options: {
      readonly widths: readonly number[];
      readonly formats: readonly ('avif' | 'webp' | 'auto')[];
      readonly outputDir: string;
      readonly urlPath: string;
      readonly useCache: boolean;
      readonly statsOnly?: boolean;
      /**
       * Factor by which an image must be wider than the next smaller width to get a width of its
       * own.
       */
      readonly minimumThreshold?: number;
      /**
       * Rotates every picture by its EXIF orientation; by default only those with swapped sides.
       */
      readonly fixOrientation?: boolean;
      readonly sharpOptions?: Readonly<Record<string, unknown>>;
      readonly sharpAvifOptions?: Readonly<Record<string, unknown>>;
      readonly sharpWebpOptions?: Readonly<Record<string, unknown>>;
      readonly sharpJpegOptions?: Readonly<Record<string, unknown>>;
    },
  ): Promise<Partial<Record<string, readonly EncodedImage[]>>>;
}
