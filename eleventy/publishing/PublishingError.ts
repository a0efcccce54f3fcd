/** Nothing was published. The message is the reason in one line. */
export class PublishingError extends Error {
  override readonly name: string = 'PublishingError';
}

/** The connection to the host ended before the host answered, so what the host did is not known. */
export class LostConnectionError extends PublishingError {
  override readonly name = 'LostConnectionError';
}

/** Visitors see the old or the new site. */
export class UnknownSiteError extends PublishingError {
  override readonly name = 'UnknownSiteError';
}

/** Some files of the new site are visible, others are not. */
export class PartlyPublishedError extends PublishingError {
  override readonly name = 'PartlyPublishedError';
}

/**
 * Returns the line of a program's error output that names the reason. The first line does, unless a full disk made a
 * later line. `sftp` also prints the errors of commands that may fail, and ends with the one that may not.
 */
export function reasonIn(errors: string, program?: string): string {
  const all = errors.split('\n').map((line) => line.trim());
  const lines = all.filter((line) => line !== '');
  const full = lines.find((line) => /no space left|quota exceeded/i.test(line));
  return full ?? lines.at(program === 'sftp' ? -1 : 0) ?? 'no reason was given';
}
