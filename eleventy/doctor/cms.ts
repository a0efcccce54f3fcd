import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { entryAt } from '../../data/folders/entryAt.ts';
import { cmsFolder } from '../../data/settings/cmsFolder.ts';
import type { Environment } from '../../data/settings/environment.ts';
import type { Report } from './report.ts';

/**
 * Examines the Directus that is installed on this computer, with its accounts, its mail server and its storage,
 * by `npm run cms:check`, which is a package of its own.
 *
 * @param isPublic whether the website is published; otherwise nothing of Directus has to be ready
 */
export function examineCms(environment: Environment, isPublic: boolean): Report {
  const { CMS_DATA_DIR, PROJECT_DIR } = process.env;
  const folder = cmsFolder({
    givenFolder: CMS_DATA_DIR || undefined,
    projectDir: PROJECT_DIR || undefined,
    project: environment.project,
  });
  if (!entryAt(join(folder, '.env'))) {
    return { found: 'not on this computer; run `npm run cms:check` where it runs', faults: [] };
  }
  const check = spawnSync('npm', ['run', '--silent', 'cms:check'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const lines = `${check.stdout}${check.stderr}`.split('\n').filter((line) => line !== '');
  const isAdvice = (line: string) => line.startsWith(advised);
  const advice = lines.filter(isAdvice).map((line) => line.slice(advised.length));
  // If all is well, the other lines say so.
  const faults =
    check.status === 0 ? [] : lines.filter((line) => !isAdvice(line) && !version.test(line));
  if (isPublic) return { found: folder, faults, advice };
  return {
    found: folder,
    faults: [],
    advice:
      faults.length > 0
        ? [
            `Settings missing before the CMS can go public: ${faults.length}; npm run cms:check lists them.`,
          ]
        : advice,
  };
}

/** The beginning of a line of `npm run cms:check` that is not needed. */
const advised = 'Recommended: ';

/** The line that names the installed Directus, which is no fault. */
const version = /^Directus .+, licence /;
