import { EnvironmentError } from '../../data/settings/environment.ts';
import { WarningsError } from '../../data/checks/editorWarnings.ts';
import { ContentProblems } from '../../data/model/problems.ts';
import { BackendAwayError, BackendLimitError } from '../../data/sources/backend/backendSource.ts';
import { StagingError } from '../../data/folders/StagedFolder.ts';
import { FileSystemMistake } from './FileSystemMistake.ts';
import { RemovalsError } from '../checks/removals.ts';

const mistakes = [
  ...[ContentProblems, WarningsError, EnvironmentError, BackendAwayError],
  ...[BackendLimitError, RemovalsError, StagingError, FileSystemMistake],
];

/** Whether it is in the content or the environment, and the message tells the mend. */
export function isMistake(error: unknown): error is Error {
  return mistakes.some((kind) => error instanceof kind);
}

/**
 * Ends a command. A mistake in the content or the environment is told in one line each, without a
 * stack trace, since the mend is in the line; anything else is ours, and keeps its trace.
 */
export function reportMistake(error: unknown): void {
  // A pipeline tells by the 2 that nothing is wrong but that the backend is away.
  process.exitCode = error instanceof BackendAwayError ? 2 : 1;
  if (isMistake(error)) {
    console.error(error.message);
  } else {
    console.error(error);
  }
}
