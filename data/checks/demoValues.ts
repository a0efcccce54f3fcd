import { isOnThisComputer, type Environment } from '../settings/environment.ts';
import type { Site } from '../model/site.ts';
import { forEachText } from '../texts/texts.ts';
import { warnEditors } from './editorWarnings.ts';

/**
 * Warns of values of the embedded demo that are left in what the law asks for: the company, the legal
 * texts, imprint and privacy notice. The embedded demo itself may have them, and so may a website on
 * this computer.
 */
export function warnOfDemoValues(
  site: Site,
  { siteUrl, contentDir, directus }: Pick<Environment, 'siteUrl' | 'contentDir' | 'directus'>,
): void {
  const isDemo = contentDir === undefined && directus === undefined;
  if (isDemo || isOnThisComputer(siteUrl)) return;
  const pages = site.pages.filter(({ key }) => key === 'imprint' || key === 'privacy');
  const found = new Map<string, string>();
  for (const { origin, ...record } of [site.company, site.legal, site.project, ...pages]) {
    forEachText(record, (text) => {
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

/** Names that exist in the demo only; `.example` is reserved for such use (RFC 2606). */
const demoValue = /Muster(?:land|stadt|hafen)|Beispielallee|[\w-]+\.example\b/i;
