/** A picture of the content, as `Picture` and rich text show it. */
export interface ContentImage {
  /** URL for browsers that support none of the sources. */
  readonly src: string;
  /** Size of `src` in px. */
  readonly width: number;
  readonly height: number;
  /** Alternatives in several sizes, the best format first. Empty for drawings. */
  readonly sources: readonly ImageSource[];
  /** The markup of a drawing in the colour of the text (`inlineDrawing`). */
  readonly drawing?: string;
}

interface ImageSource {
  /** MIME type */
  readonly type: string;
  readonly srcSet: string;
  /** Media query, unless the source is for all: a still for visitors who prefer reduced motion. */
  readonly media?: string;
}
