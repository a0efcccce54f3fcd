import { isOnThisComputer, type Environment } from '../settings/environment.ts';
import type { Site } from '../model/site.ts';
import { forEachText, type Path } from '../texts/texts.ts';
import { warnEditors } from '../problems/editorWarnings.ts';

/**
 * Warns about values of the embedded demo in content that the law requires: the company, the legal
 * texts, imprint and privacy notice. No warning for the embedded demo itself, or for a website on
 * this computer.
 */
export function warnOfDemoValues(
  site: Site,
  { siteUrl, contentDir, directus }: Pick<Environment, 'siteUrl' | 'contentDir' | 'directus'>,
): void {
  const isDemo = contentDir === undefined && directus === undefined;
  if (isDemo || isOnThisComputer(siteUrl)) return;
  warnOfDemoRecipients(site.project);
  const pages = site.pages.filter(({ key }) => key === 'imprint' || key === 'privacy');
  const found = new Map<string, string>();
  for (const { origin, ...record } of [site.company, site.legal, site.project, ...pages]) {
    forEachText(record, (text, path) => {
      if (isOfRecipient(path)) return;
      const [value] = demoValue.exec(text) ?? [];
      if (value !== undefined && !found.has(origin)) found.set(origin, value);
    });
  }
  const [first] = found;
  if (!first) return;
  const [origin, value] = first;
  const others = [...found.keys()].slice(1);
  warnEditors(
    origin,
    '',
    `“${value}” is of the demo, and would be published${others.length > 0 ? `; so would others in ${others.join(', ')}` : ''}.`,
  );
}

/**
 * A separate warning, because the demo's period for logs can't be distinguished from a real one.
 */
function warnOfDemoRecipients({ origin, config }: Site['project']): void {
  const { recipients, log_days } = config.privacy;
  const names = recipients
    .filter(({ name }) => demoValue.test(name))
    .map(({ name }) => `“${name}”`);
  if (names.length === 0) return;
  const are = names.length === 1 ? 'is' : 'are';
  const logs =
    log_days === undefined
      ? ''
      : `, and check with your host that logs are deleted after ${log_days} days (log_days)`;
  warnEditors(
    origin,
    'config.privacy.recipients',
    `${list.format(names)} ${are} of the demo, and the privacy notice would name ${names.length === 1 ? 'it' : 'them'}; enter your own host and processors${logs}.`,
  );
}

const list = new Intl.ListFormat('en-GB');

/** The path is relative to the project's record. */
function isOfRecipient(path: Path): boolean {
  return path[0] === 'config' && path[1] === 'privacy';
}

/** Names that exist only in the demo; `.example` is reserved for such use (RFC 2606). */
const demoValue = /Muster(?:land|stadt|hafen)|Beispielallee|[\w-]+\.example\b/i;
