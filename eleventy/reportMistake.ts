import { EnvironmentError } from '../data/environment.ts';
import { ContentProblems } from '../data/model/problems.ts';
import { BackendAwayError } from '../data/sources/directus.ts';

const mistakes = [ContentProblems, EnvironmentError, BackendAwayError];

/**
 * Ends a command. A mistake in the content or the environment is told in one line each, without a
 * stack trace, since the mend is in the line; anything else is ours, and keeps its trace.
 */
export function reportMistake(error: unknown): void {
  // A pipeline tells by the 2 that nothing is wrong but that the backend is away.
  process.exitCode = error instanceof BackendAwayError ? 2 : 1;
  if (mistakes.some((kind) => error instanceof kind)) {
    console.error((error as Error).message);
  } else {
    console.error(error);
  }
}
