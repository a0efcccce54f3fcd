import { kindNames, kinds, type KindName } from '../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../data/model/rawContent.ts';
import { inGerman } from '../../../../data/problems/inGerman.ts';
import type { Problem } from '../../../../data/problems/problems.ts';
import { defaultLanguage } from '../../../../locales/languages.ts';
import type { EditorLanguage } from './editorLanguage.ts';
import { shownField } from './fieldLabels.ts';

/** An editor to whom problems are named by titles and labels, as Directus' forms show them. */
export interface Reader {
  readonly content: RawContent;
  readonly language: EditorLanguage;
}

/** Returns the place of a problem in words, such as `Menüs primary → Einträge → 2 → Pfad` or `„Tagung“ (Aktuelles) → Bereich`. */
export function placeOf({ origin, field }: Problem, reader: Reader): string {
  const kind = kindOf(origin);
  if (kind === undefined) return origin;
  const { label, inside } = shownField(kind, field, reader.language);
  return [recordInWords(origin, reader), ...(label === undefined ? [] : [label]), ...inside].join(
    ' → ',
  );
}

/** Returns the sentence that says what is expected there. */
export function sentenceOf({ expected }: Problem, reader: Reader): string {
  const german = reader.language === 'de' ? inGerman(expected) : undefined;
  const sentence = german === undefined ? `Expected ${expected}.` : `Erwartet wird ${german}.`;
  return sentence.replaceAll(recordName, (name) => recordInWords(name, reader));
}

/** A record as problems name it. */
const recordName = new RegExp(
  `\\b(?:${kindNames.map((kind) => kinds[kind].name).join('|')})/[\\w-]+`,
  'g',
);

function recordInWords(origin: string, { content, language }: Reader): string {
  const kind = kindOf(origin);
  if (kind === undefined) return origin;
  const record = content[kind].find((each) => each.origin === origin);
  const title = titleIn(record?.value);
  const label = kinds[kind].label[language];
  if (title === undefined) return `${label} ${origin.split('/')[1] ?? ''}`.trim();
  return language === 'de' ? `„${title}“ (${label})` : `“${title}” (${label})`;
}

function titleIn(value: unknown): string | undefined {
  const { name, translations = [] } = (value ?? {}) as Named;
  return name ?? translations.find((text) => text.language === defaultLanguage)?.title;
}

interface Named {
  readonly name?: string;
  readonly translations?: readonly { readonly language?: string; readonly title?: string }[];
}

function kindOf(origin: string): KindName | undefined {
  const [collection] = origin.split('/');
  return kindNames.find((kind) => kinds[kind].name === collection);
}
