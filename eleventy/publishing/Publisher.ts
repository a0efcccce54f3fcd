import type { Publication, Publications } from './Publication.ts';

/** A built site, and who publishes it. */
export interface Build {
  readonly outDir: string;
  readonly by: string;
  readonly time: Date;
}

/** Publishes to one place. All methods throw a PublishingError if something failed. */
export interface Publisher {
  /** The place, as the operator wrote it. */
  readonly printed: string;
  readonly list: () => Promise<Publications>;
  /** Returns undefined if visitors see the same files already. */
  readonly publish: (build: Build) => Promise<Publication | undefined>;
  /** @param wanted a number; by default, the publication before the visible one */
  readonly goBack: (who: Omit<Build, 'outDir'>, wanted?: number) => Promise<Publication>;
}
