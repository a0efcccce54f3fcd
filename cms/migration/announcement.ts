import { readFileSync } from 'node:fs';
import { compareVersions } from '../../data/settings/compareVersions.ts';
import { ownVersion, type DataVersion } from './dataVersion.ts';

/** Returns the text that operators read before an upgrade: both versions, and the changes in CHANGELOG.md that need an action. */
export function announcement(dataDir: string, data: DataVersion): string {
  const own = ownVersion();
  const changes = toActOn(changelog(), data.collegium, own.collegium);
  return [
    `Data:       ${dataDir}, of ${inWords(data)}`,
    `Collegium:  ${inWords(own)}`,
    ...(changes.length > 0 ? ['', 'Somebody has to act on these changes:', ...changes] : []),
    '',
  ].join('\n');
}

function inWords({ collegium, directus }: DataVersion): string {
  if (collegium === undefined) return 'Collegium 0.1.0 or older, which noted no version';
  return `Collegium ${collegium} with Directus ${directus}`;
}

function changelog(): string {
  return readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
}

/**
 * Returns the entries marked "To act on" of the versions after `from`, up to `to`.
 *
 * @param from all versions up to `to` if it is undefined
 * @internal
 */
export function toActOn(text: string, from: string | undefined, to: string): string[] {
  return text.split(/^## /m).flatMap((section) => {
    const [, version] = /^(\d+\.\d+\.\d+)\s/.exec(section) ?? [];
    if (version === undefined || compareVersions(version, to) > 0) return [];
    if (from !== undefined && compareVersions(version, from) <= 0) return [];
    return entriesIn(section)
      .filter((entry) => entry.includes(mark))
      .map((entry) => `- ${version}: ${entry.slice(entry.indexOf(mark) + mark.length).trim()}`);
  });
}

const mark = '**To act on:**';

/** The entries of a list, each in one line. */
function entriesIn(section: string): string[] {
  return section
    .split(/^- /m)
    .slice(1)
    .map((entry) => (entry.split(/\n\n|\n#/)[0] ?? '').replace(/\s+/g, ' '));
}
