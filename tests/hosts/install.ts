import { findContainerTools, findPrograms, findPublishingPrograms } from './programs.ts';

/** Runs before all tests, because two tests must not install the same program at the same time. */
export default function installPrograms(): void {
  findPrograms();
  findContainerTools();
  findPublishingPrograms();
}
