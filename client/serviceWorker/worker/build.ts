import type { ServiceWorkerBuild } from '../../../contract/records/serviceWorkerBuild.ts';

declare global {
  /** Put in by the build (eleventy/serviceWorker/workerCode.ts). */
  var serviceWorkerBuild: ServiceWorkerBuild;
}

/** What the worker knows of its build, written into it once. */
export const { compilationHash, precache, offlinePages, membersPaths } = serviceWorkerBuild;
