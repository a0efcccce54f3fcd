/** The file system refused a read or write. The message is one line with the place and the fix. */
export class FileSystemMistake extends Error {
  override readonly name = 'FileSystemMistake';
}

/** The folders that a build writes. */
interface WritingPlace {
  /** The folder that the build writes to. */
  readonly folder: string;
  /** The folder that it will replace, as the operator named it. */
  readonly outDir: string;
}

/**
 * Returns the cause of a failed build, without Eleventy's wrappers. An error that the operator can
 * fix becomes one line.
 */
export function causeOf(error: unknown, place: WritingPlace): unknown {
  const first = unwrapped(error);
  if (!isSystemError(first)) return first;
  const fix = fixes[first.code];
  if (fix === undefined) return first;
  const { dest, path = place.outDir } = first;
  // The staging folder's name means nothing to readers, and the folder is gone when they read the
  // line.
  const printed = (dest ?? path).replace(place.folder, place.outDir);
  const from = dest === undefined ? '' : ` from ${path}`;
  return new FileSystemMistake(
    `${printed} can't be written or read${from} (${first.code}). ${fix}`,
  );
}

/** Removes the errors in which Eleventy wraps the cause, possibly several times. */
function unwrapped(error: unknown): unknown {
  return error instanceof Error && 'originalError' in error && error.originalError
    ? unwrapped(error.originalError)
    : error;
}

type SystemError = Error & {
  readonly code: string;
  readonly path?: string;
  readonly dest?: string;
};

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

const room = 'Make room on the disk.';
const rights = 'Let this user read and write there.';
const files = 'Let this user open more files at once (ulimit -n).';

const fixes: Readonly<Record<string, string>> = {
  ENOSPC: room,
  EDQUOT: room,
  EROFS: 'Choose a folder that can be written to.',
  EACCES: rights,
  EPERM: rights,
  EMFILE: files,
  ENFILE: files,
  EIO: 'Check the disk.',
  EISDIR: 'A folder is in place of a file: rename or remove it.',
  ENOTDIR: 'A file is in place of a folder: rename or remove it.',
  ENAMETOOLONG: 'Choose a shorter name.',
};
