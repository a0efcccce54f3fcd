import type { ServiceWorkerBuild } from '../../../../contract/records.ts';

declare global {
  /** Replaced by the build (eleventy/serviceWorker/workerCode.ts). */
  var serviceWorkerBuild: ServiceWorkerBuild;
}

/** The data of the build that the worker contains. */
export const { compilationHash, precache, offlinePages, membersPaths } = serviceWorkerBuild;
