import type { MembersBackend } from './members/backend.ts';
import type { Words } from './labels.ts';

/* The records that the browser gets as JSON: from the build, from its own storage, or from the backend. */

/**
 * A kind of cookie or third-party service with the visitor's answer, as the visitor's browser
 * stores it (specification, section 3). In the language of the banner.
 */
export interface ConsentEntry {
  /** The name by which code asks for consent. */
  readonly function_id: string;
  readonly display_name: string;
  readonly description: string;
  /** A link to more information; empty without one. */
  readonly link: string;
  /** True if the editors want it preselected. That is no consent. */
  readonly default_on: boolean;
  readonly consentGiven: boolean;
  /** True if it can't be refused, since the website does not work without it. */
  readonly locked: boolean;
}

interface StylesData {
  /** The rules of HTML that is inserted into a page with rules of its own. */
  readonly css: string;
}

/** The consent banner. A browser loads it only to show it: to a visitor without an answer, or one who opens it. */
export interface BannerData extends StylesData {
  readonly html: string;
  /** The functions that visitors are asked about, in the form in which answers are stored. */
  readonly consents: readonly ConsentEntry[];
}

/** The menus that replace the last entry of the primary menu for members. No page contains them. */
export interface MembersMenusData extends StylesData {
  readonly html: string;
  readonly backend: MembersBackend;
  /** The page after a log-out. */
  readonly home: string;
}

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
  /** A date such as `2026-11-21`. */
  readonly date: string;
  readonly author: string | undefined;
  readonly title: Words;
  readonly picture: LivePicture | undefined;
}

/** A picture in the backend. */
export interface LivePicture {
  /** The address of the file in the backend. A query may request another size. */
  readonly file: string;
  /** The size of the file in px. */
  readonly width: number;
  readonly height: number;
  readonly isDrawing: boolean;
  readonly alt: Words | undefined;
}

/** The purpose of a link in a newsletter mail. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** The results of using a link. */
export type NewsletterLinkEnd = 'done' | 'used' | 'expired' | 'unknown';

/**
 * The service worker's data about its build. The build writes it (eleventy/serviceWorker), and
 * `browser/page/serviceWorker/worker` uses it.
 */
export interface ServiceWorkerBuild {
  readonly compilationHash: string;
  /** The offline pages and their files, which are cached at installation. */
  readonly precache: readonly PrecacheEntry[];
  /** The paths of the offline pages, the default language first. */
  readonly offlinePages: readonly string[];
  /** Paths below which nothing is ever cached. */
  readonly membersPaths: readonly string[];
}

export interface PrecacheEntry {
  readonly url: string;
  /** Changes with the content; null if the address does. */
  readonly revision: string | null;
}
