import type { Words } from '../words.ts';

/** The translated texts of a news item that the browser loads and shows as they are. */
export const liveNewsTexts = ['title', 'lead', 'body'] as const;

export type LiveNewsText = (typeof liveNewsTexts)[number];

/**
 * A news item that was published after the build, as its editor wrote it. Its content is not
 * trusted: `body` is HTML or Markdown, not sanitised.
 */
export interface LiveNewsItem extends Readonly<
  Record<Exclude<LiveNewsText, 'title'>, Words | undefined>
> {
  /** Such as `2026-11-21`. */
  readonly date: string;
  readonly author: string | undefined;
  readonly title: Words;
  readonly picture: LivePicture | undefined;
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
