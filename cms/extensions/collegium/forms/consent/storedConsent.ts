import type { Knex } from 'knex';
import { wordings, type Wording } from '../../../../../data/forms/wordings.ts';
import type { Language } from '../../../../../locales/languages.ts';
import { Refusal } from '../endpoint/Refusal.ts';
import { filledLine } from '../mail/placeholders.ts';

/** The sentence that a form showed, and its language. */
interface Shown {
  /** A name in `wordings`. */
  readonly wording: string;
  readonly language: Language;
}

/** @throws Refusal, if this form never showed this sentence */
export function assertShownBy(form: Wording['form'], wording: string): void {
  if (!Object.hasOwn(wordings, wording) || wordings[wording]?.form !== form) {
    throw new Refusal('INVALID_PAYLOAD');
  }
}

/**
 * Returns the columns that record the privacy sentence: its text and its name. The text is the one in `wordings`, since a
 * form sends only the name.
 */
export async function storedConsent(database: Knex, { wording, language }: Shown) {
  const company = await database<Company>('company').first('company_name');
  const association = company?.company_name ?? '';
  return {
    consent_text: filledLine(wordings[wording]?.words[language] ?? '', { association }),
    consent_version: wording,
  };
}

/** True if the sentence is a consent, false if it only informs. */
export function isConsent(wording: string): boolean {
  return wordings[wording]?.isConsent ?? false;
}

interface Company {
  readonly company_name: string | null;
}
