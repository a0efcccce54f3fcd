import { findPrograms } from './programs.ts';

/** Before all tests, since two of them at once must not install the same. */
export default function installServers(): void {
  findPrograms();
}
