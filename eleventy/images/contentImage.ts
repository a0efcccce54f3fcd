/** A picture of the content, as `Picture` and rich text show it. */
export interface ContentImage {
  /** What a browser without support for any of the sources loads. */
  readonly src: string;
  /** Size of `src` in px. */
  readonly width: number;
  readonly height: number;
  /** Alternatives in several sizes, the best format first. None for drawings and animations. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}
