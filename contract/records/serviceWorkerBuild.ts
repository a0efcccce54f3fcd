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
  /** Nothing below these paths is ever cached. */
  readonly membersPaths: readonly string[];
}

export interface PrecacheEntry {
  readonly url: string;
  /** Changes with the content; null if the address does. */
  readonly revision: string | null;
}
