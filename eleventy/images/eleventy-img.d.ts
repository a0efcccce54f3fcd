/** The part of Eleventy Image that is used here; it brings no types. */
declare module '@11ty/eleventy-img' {
  export interface EncodedImage {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    /** MIME type */
    readonly sourceType: string;
    /** `url 960w`, to be joined by commas */
    readonly srcset: string;
  }

  /** @returns the encoded images, smallest first, by format */
  export default function encode(
    file: string,
    options: {
      readonly widths: readonly number[];
      readonly formats: readonly ('avif' | 'webp' | 'auto')[];
      readonly outputDir: string;
      readonly urlPath: string;
      readonly useCache: boolean;
      readonly statsOnly?: boolean;
      /** How much wider than the next smaller width an image is to get one of its own. */
      readonly minimumThreshold?: number;
      /** Turns every picture as its camera was held; without it, only those that lay on a side. */
      readonly fixOrientation?: boolean;
      readonly sharpOptions?: Readonly<Record<string, unknown>>;
      readonly sharpAvifOptions?: Readonly<Record<string, unknown>>;
      readonly sharpWebpOptions?: Readonly<Record<string, unknown>>;
      readonly sharpJpegOptions?: Readonly<Record<string, unknown>>;
    },
  ): Promise<Partial<Record<string, readonly EncodedImage[]>>>;
}
