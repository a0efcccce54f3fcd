import { printable } from '../../data/problems/printable.ts';
import { CmsError } from '../environment.ts';

/** Ends a command with an error: in one line if the operator can fix it, otherwise with its trace. */
export function endWith(error: unknown, exitCode = 1): never {
  const { code, path, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  // Names of files, also of those in a backup, and answers of other programs are in some lines.
  if (error instanceof CmsError) console.error(error.message.split('\n').map(printable).join('\n'));
  else if (path !== undefined) {
    console.error(
      `${printable(dest ?? path)}: can’t be written or read (${code}); make room, or give this user the rights.`,
    );
  } else console.error(error);
  process.exit(exitCode);
}
