import type { Words } from '../words.ts';

/**
 * A news item that was published after the build, as its editor wrote it. Its content is not
 * trusted.
 */
export interface LiveNewsItem {
  /** Such as `2026-11-21`. */
  readonly date: string;
  readonly author?: string | undefined;
  readonly title: Words;
  readonly lead?: Words | undefined;
  /** HTML or Markdown, not sanitised. */
  readonly body?: Words | undefined;
  readonly picture?: LivePicture | undefined;
}

/** A picture in the backend. */
export interface LivePicture {
  /** The address of the file in the backend. A query may request another size. */
  readonly file: string;
  /** Of the file, in px. */
  readonly width: number;
  readonly height: number;
  readonly isDrawing: boolean;
  readonly alt: Words | undefined;
}
