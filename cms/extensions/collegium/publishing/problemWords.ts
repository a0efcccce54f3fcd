import { kindNames, kinds, type KindName } from '../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../data/model/rawContent.ts';
import { inGerman } from '../../../../data/problems/inGerman.ts';
import type { Problem } from '../../../../data/problems/problems.ts';
import { defaultLanguage } from '../../../../locales/languages.ts';
import type { EditorLanguage } from './editorLanguage.ts';
import { shownField } from './fieldLabels.ts';

/** The content, which has the titles of records, and the language of the editor who reads the problem. */
export interface ProblemContext {
  readonly content: RawContent;
  readonly language: EditorLanguage;
}

/** Returns the place of a problem in words, such as `Menüs primary → Einträge → 2 → Pfad` or `„Tagung“ (Aktuelles) → Bereich`. */
export function placeOf({ origin, field }: Problem, context: ProblemContext): string {
  const kind = kindOf(origin);
  if (kind === undefined) return origin;
  const { label, inside } = shownField(kind, field, context.language);
  return [recordInWords(origin, context), ...(label === undefined ? [] : [label]), ...inside].join(
    ' → ',
  );
}

/** A sentence, and its own language: some sentences exist in English only. */
export interface Sentence {
  readonly text: string;
  readonly language: EditorLanguage;
}

/** Returns the sentence that says what is expected there. */
export function sentenceOf({ expected }: Problem, context: ProblemContext): Sentence {
  const german = context.language === 'de' ? inGerman(expected) : undefined;
  const sentence = german === undefined ? `Expected ${expected}.` : `Erwartet wird ${german}.`;
  const text = sentence.replaceAll(recordName, (name) => recordInWords(name, context));
  return { text, language: german === undefined ? 'en' : 'de' };
}

/** A record as problems name it. */
const recordName = new RegExp(
  `\\b(?:${kindNames.map((kind) => kinds[kind].name).join('|')})/[\\w-]+`,
  'g',
);

function recordInWords(origin: string, { content, language }: ProblemContext): string {
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

/** Returns the kind of a record; undefined for what no editor writes, such as `the website itself`. */
export function kindOf(origin: string): KindName | undefined {
  const [collection] = origin.split('/');
  return kindNames.find((kind) => kinds[kind].name === collection);
}
