declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    noHinting?: boolean;
  }

  /** Reduces a font to the characters of a text, and a variable font to a part of its axes. */
  function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;

  export default subsetFont;
}
