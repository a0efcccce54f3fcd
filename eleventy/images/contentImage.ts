/** A picture of the content, as `Picture` and rich text show it. */
export interface ContentImage {
  /** What a browser without support for any of the sources loads. */
  readonly src: string;
  /** Size of `src` in px. */
  readonly width: number;
  readonly height: number;
  /** Alternatives in several sizes, the best format first. None for drawings. */
  readonly sources: readonly ImageSource[];
  /** The markup of a drawing in the colour of the text (`inlineDrawing`). */
  readonly drawing?: string;
}

export interface ImageSource {
  /** MIME type */
  readonly type: string;
  readonly srcSet: string;
  /** For whom it is, where it is not for all: a still for those who want nothing to move. */
  readonly media?: string;
}
