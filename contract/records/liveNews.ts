import type { Words } from '../words.ts';

/** An item that was published since the build, as its editor wrote it: nothing in it is trusted. */
export interface LiveNewsItem {
  /** As in `2026-11-21`. */
  readonly date: string;
  readonly author?: string | undefined;
  readonly title: Words;
  readonly lead?: Words | undefined;
  /** HTML or Markdown, not sanitised. */
  readonly body?: Words | undefined;
  readonly picture?: LivePicture | undefined;
}

/** A picture as the backend knows it. */
export interface LivePicture {
  /** The address of the file in the backend, to which a size may be added. */
  readonly file: string;
  /** Of the file, in px. */
  readonly width: number;
  readonly height: number;
  readonly isDrawing: boolean;
  readonly alt: Words | undefined;
}
