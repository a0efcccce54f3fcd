import { globSync } from 'node:fs';
import { beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { kindNames, kinds, type Kind, type KindName } from '../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../data/model/rawContent.ts';
import { parseSite } from '../../../../data/model/site.ts';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import { inGerman } from '../../../../data/problems/inGerman.ts';
import { ContentProblems, inWords, problemsIn } from '../../../../data/problems/problems.ts';
import { siteContent, spoiltContent, type SiteRecords } from '../../../content/siteContent.ts';
import { messagesIn } from './messagesIn.ts';

beforeAll(() => void gatherWarnings());

it.each([
  ['a text that is not empty, found nothing', 'ein Text, der nicht leer ist; gefunden: nichts'],
  ['a text, found 5', 'ein Text; gefunden: 5'],
  [
    'phone, mobile or fax, found "tel"',
    'einer dieser Werte: phone, mobile oder fax; gefunden: "tel"',
  ],
  [
    'the path of a page, found /a (Über $& uns)',
    'der Pfad einer Seite; gefunden: /a (Über $& uns)',
  ],
  ['a text, found "one, found two"', 'ein Text; gefunden: "one, found two"'],
  [
    'a path of its own, but the website itself has /newsletter already',
    'ein eigener Pfad, denn /newsletter gehört schon zur Website selbst',
  ],
  [
    'a file in images/, found no a.jpg, but A.jpg',
    'eine Datei in images/; gefunden: kein a.jpg, aber A.jpg',
  ],
  [
    'a time, since there is time_open, found nothing',
    'eine Uhrzeit, da „Von“ ausgefüllt ist; gefunden: nichts',
  ],
  [
    'the path of a page, since the overview of Über uns would be at /a, where the website itself is',
    'der Pfad einer Seite, da die Übersicht von Über uns sonst unter /a stünde, wo eine Seite der Website selbst steht',
  ],
  ['an elephant, found nothing', undefined],
  ['not a text', undefined],
])('%s', (expected, german) => {
  expect(inGerman(expected)).toBe(german);
});

/** Names of the code that look like messages. */
const names = ['too long'];

/** These only warn editors, describe fields in the documentation, or refuse uploads. */
const filesForOthers = [
  ...['data/checks/demoValues.ts', 'data/checks/consentSettings.ts'],
  ...['data/fields/fieldDescription.ts', 'data/files/pictureMemory.ts'],
];

it('knows each message in the code of the content model, with all its values', () => {
  const files = globSync('data/{kinds,fields,checks,files,model,problems,routes}/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !filesForOthers.includes(file) && !file.endsWith('/inGerman.ts'));
  const messages = files.flatMap(messagesIn).filter((message) => !names.includes(message));
  expect(messages.length).toBeGreaterThan(150);
  expect(messages.filter((message) => !isWhole(message, inGerman(message)))).toEqual([]);
});

/** True if all values of a message are in its German text, and no English words. */
function isWhole(message: string, german: string | undefined): boolean {
  if (german === undefined || englishWord.test(german)) return false;
  return (message.match(/wert-\d/g) ?? []).every((value) => german.includes(value));
}

/** Words that are no German words. */
const englishWord =
  /\b(?:the|a|of|such|as|found|nothing|again|twice|which|that|since|there|with|without|or|and|but|once|more|is|are|no|one|each|has|text|\{\w+\})\b/;

it('knows each message about generated content with an invalid value', () => {
  const found = fc
    .sample(spoiltContent(), { seed: 1, numRuns: 10 })
    .flatMap((site) => problemsOf(site));
  expect(found).not.toEqual([]);
  expect(found.filter((expected) => inGerman(expected) === undefined)).toEqual([]);
});

it('knows the message about each wrong value of each field', () => {
  const sites = fc.sample(siteContent(), { seed: 1, numRuns: 4 });
  const found = new Set(
    kindNames.flatMap((name) => [
      ...problemsOfFields(
        name,
        sites.flatMap((site) => site[name]),
      ),
    ]),
  );
  expect(found.size).toBeGreaterThan(300);
  expect([...found].filter((expected) => inGerman(expected) === undefined)).toEqual([]);
});

function problemsOf(site: SiteRecords): readonly string[] {
  const content = Object.fromEntries(
    kindNames.map((kind) => [kind, site[kind].map((value) => ({ origin: kind, value }))]),
  );
  try {
    parseSite(content as Partial<RawContent> as RawContent);
    return [];
  } catch (error) {
    if (error instanceof ContentProblems) return error.problems.map(({ expected }) => expected);
    throw error;
  }
}

/** An editor's or a program's mistakes: wrong types, limits and forms. */
const wrongValues: readonly unknown[] = [
  ...[undefined, null, true, 0, -1, 0.005, 1e9, 1e21, {}, [], [null, null], ['x', 'x']],
  ...['', '\u200b', 'x', 'A b', '/a b', '//x', '-', 'index', 'functional', 'x'.repeat(700)],
];

/** Replaces each field of a kind once by each wrong value. */
function* problemsOfFields(name: KindName, records: readonly object[]): Generator<string> {
  const { schema }: Kind = kinds[name];
  const replaced = new Set<string>();
  for (const record of structuredClone(records)) {
    for (const { holder, key, path } of placesIn(record)) {
      if (replaced.has(path)) continue;
      replaced.add(path);
      const before = holder[key];
      for (const wrong of wrongValues) {
        holder[key] = wrong;
        const { success, error } = schema.safeParse(record, { error: inWords });
        if (!success) for (const { expected } of problemsIn('', error, record)) yield expected;
      }
      holder[key] = before;
    }
  }
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  /** The path is the same for all entries of a list. */
  readonly path: string;
}

function placesIn(value: unknown, above = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, inner]) => {
    const path = Array.isArray(value) ? `${above}[]` : `${above}.${key}`;
    return [{ holder, key, path }, ...placesIn(inner, path)];
  });
}
