import { EnvironmentError } from '../data/environment.ts';
import { ContentProblems } from '../data/model/problems.ts';

/**
 * Ends a command. A mistake in the content or the environment is told in one line each, without a
 * stack trace, since the mend is in the line; anything else is ours, and keeps its trace.
 */
export function reportMistake(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ContentProblems || error instanceof EnvironmentError) {
    console.error(error.message);
  } else {
    console.error(error);
  }
}
