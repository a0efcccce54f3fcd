import type { z } from 'zod';
import { languages } from '../../locales/languages.ts';
import { printable } from './printable.ts';

/** A mistake in the content that an editor has to fix. */
export interface Problem {
  /** The file, or the collection and id. */
  readonly origin: string;
  /** The field as a dotted path; empty for the whole record. */
  readonly field: string;
  readonly expected: string;
}

/** All problems of the content, one per line. */
export class ContentProblems extends Error {
  override readonly name = 'ContentProblems';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemLine).join('\n'));
    this.problems = problems;
  }
}

/** Returns the problems that zod found in a record, in words for an editor. */
export function problemsIn(origin: string, error: z.ZodError, value: unknown): Problem[] {
  return error.issues.flatMap((issue) => problemsOfIssue(origin, issue, value));
}

/** Messages for schemas without their own, in the form of all other problems. */
export const inWords: z.core.$ZodErrorMap = ({ code, expected }) =>
  code === 'invalid_type' ? kinds[String(expected)] : undefined;

const kinds: Readonly<Record<string, string>> = {
  array: 'a list: [ … ]',
  object: 'an object: { … }',
  record: 'an object: { … }',
};

/** The problem in one line. Equal problems have equal lines. */
export function problemLine({ origin, field, expected }: Problem): string {
  return printable(`${origin}: ${field ? `${field}: ` : ''}expected ${expected}`);
}

function problemsOfIssue(origin: string, issue: z.core.$ZodIssue, value: unknown): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      origin,
      field: fieldName([...issue.path, key], value),
      expected: 'no such field (is its name misspelt?)',
    }));
  }
  const received = valueAt(value, issue.path);
  return [
    {
      origin,
      field: fieldName(issue.path, value),
      expected: `${issue.message}, ${received === undefined ? 'found nothing' : `found ${excerpt(received)}`}`,
    },
  ];
}

/**
 * Returns a dotted path. A translation is named by its language, because editors do not count
 * translations.
 */
export function fieldName(path: readonly PropertyKey[], value: unknown): string {
  return path
    .map((key, index) =>
      path[index - 1] === 'translations'
        ? (languageOf(valueAt(value, path.slice(0, index + 1))) ?? String(key))
        : String(key),
    )
    .join('.');
}

function languageOf(translation: unknown): string | undefined {
  if (typeof translation !== 'object' || translation === null) return undefined;
  const language: unknown = Reflect.get(translation, 'language');
  return languages.find((known) => known === language);
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

function excerpt(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}
