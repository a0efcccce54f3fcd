import { compareVersions } from '../settings/compareVersions.ts';
import { version } from '../settings/version.ts';
import type { Problem } from '../problems/problems.ts';

/** The earliest version whose content can still be read. Raise it with the release that stops to read an older format. */
const oldest = '0.1.0';

/** The field of project.json with the version for which the content was written. Content of 0.1.0 may lack it. */
const field = 'collegium';

/**
 * Returns why content of another version can't be read, or undefined. Without this check, a newer
 * field would be reported as misspelt, in one line for each record.
 *
 * @param project the value of project.json
 */
export function contentVersionProblem(origin: string, project: unknown): Problem | undefined {
  const { [field]: found } = Object(project) as Readonly<Record<string, unknown>>;
  // The schema reports another value.
  if (typeof found !== 'string' || !/^\d+\.\d+\.\d+$/.test(found)) return undefined;
  const fix =
    compareVersions(found, version) > 0
      ? 'update Collegium (git pull && npm ci)'
      : compareVersions(found, oldest) < 0
        ? 'upgrade the content with a version between them'
        : undefined;
  if (fix === undefined) return undefined;
  return {
    origin,
    field,
    expected: `content of Collegium ${oldest} to ${version}, found content of ${found}; ${fix} (docs/operating.md, section Upgrades)`,
  };
}
