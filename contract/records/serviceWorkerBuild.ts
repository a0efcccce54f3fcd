/**
 * What the service worker knows of its build. The build writes it (eleventy/serviceWorker), and
 * `client/serviceWorker/worker` goes by it.
 */
export interface ServiceWorkerBuild {
  readonly compilationHash: string;
  /** The offline pages and what they need, which is kept from the start. */
  readonly precache: readonly PrecacheEntry[];
  /** The path of the offline page in each language that has one, the default language first. */
  readonly offlinePages: readonly string[];
  /** Of what stands below these paths nothing is ever kept. */
  readonly membersPaths: readonly string[];
}

export interface PrecacheEntry {
  readonly url: string;
  /** Changes with the content; null where the address does. */
  readonly revision: string | null;
}
