import { findPrograms } from './programs.ts';

/** Runs before all tests, because two tests must not install the same program at the same time. */
export default function installServers(): void {
  findPrograms();
}
