import { EnvironmentError } from '../../data/settings/environment.ts';
import { WarningsError } from '../../data/problems/editorWarnings.ts';
import { ContentProblems } from '../../data/problems/problems.ts';
import { BackendAwayError, BackendLimitError } from '../../data/sources/backend/backendSource.ts';
import { StagingError } from '../../data/folders/StagedFolder.ts';
import { FileSystemMistake } from './FileSystemMistake.ts';
import { ProjectError } from '../../data/starter/writeProject.ts';
import { PublishingError } from '../publishing/PublishingError.ts';
import { RemovalsError } from '../checks/removals.ts';

const mistakes = [
  ...[ContentProblems, WarningsError, EnvironmentError, BackendAwayError],
  ...[BackendLimitError, RemovalsError, StagingError, FileSystemMistake, ProjectError],
  PublishingError,
];

/** True if an error is a mistake in the content or the environment, whose message names the fix. */
export function isMistake(error: unknown): error is Error {
  return mistakes.some((kind) => error instanceof kind);
}

/**
 * Prints the error that ends a command, and sets the exit code. A mistake in the content or the environment is printed in one line each without a
 * stack trace, since the line names the fix. Any other error is a bug of ours and keeps its trace.
 */
export function reportMistake(error: unknown): void {
  // Exit code 2 means for a pipeline that the only problem is an unreachable backend.
  process.exitCode = error instanceof BackendAwayError ? 2 : 1;
  if (isMistake(error)) {
    console.error(error.message);
  } else {
    console.error(error);
  }
}
