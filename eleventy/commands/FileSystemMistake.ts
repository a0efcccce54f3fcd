/** The computer did not let a build read or write: one line that names the place and the mend. */
export class FileSystemMistake extends Error {
  override readonly name = 'FileSystemMistake';
}

/** Where a build writes. */
interface WritingPlace {
  /** The folder that is filled. */
  readonly folder: string;
  /** The one whose place it will take, as the operator named it. */
  readonly outDir: string;
}

/**
 * What a build failed of: that which Eleventy has wrapped, and where that is the operator's to mend,
 * in one line.
 */
export function causeOf(error: unknown, place: WritingPlace): unknown {
  const first = unwrapped(error);
  if (!isSystemError(first)) return first;
  const mend = mends[first.code];
  if (mend === undefined) return first;
  const { dest, path = place.outDir } = first;
  // The folder's own name means nothing to anybody, and is gone when the line is read.
  const printed = (dest ?? path).replace(place.folder, place.outDir);
  const from = dest === undefined ? '' : ` from ${path}`;
  return new FileSystemMistake(
    `${printed} can't be written or read${from} (${first.code}). ${mend}`,
  );
}

/** Eleventy puts a cause into an error of its own, one into another. */
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

const mends: Readonly<Record<string, string>> = {
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
