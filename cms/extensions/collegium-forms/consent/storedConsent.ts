import type { Knex } from 'knex';
import { wordings, type Wording } from '../../../../contract/forms/wordingTexts.ts';
import type { Language } from '../../../../locales/languages.ts';
import { Refusal } from '../door/Refusal.ts';
import { filledLine } from '../mail/wording.ts';

/** What a form showed, and in which language. */
interface Shown {
  /** A name in `wordings`. */
  readonly wording: string;
  readonly language: Language;
}

/** @throws Refusal, if this form never showed such a sentence */
export function assertShownBy(form: Wording['form'], wording: string): void {
  if (!Object.hasOwn(wordings, wording) || wordings[wording]?.form !== form) {
    throw new Refusal('INVALID_PAYLOAD');
  }
}

/** The sentence about privacy as it is stored: our own words, and their name. */
export async function storedConsent(database: Knex, { wording, language }: Shown) {
  const company = await database<Company>('company').first('company_name');
  const association = company?.company_name ?? '';
  return {
    consent_text: filledLine(wordings[wording]?.words[language] ?? '', { association }),
    consent_version: wording,
  };
}

/** Whether the sender of a form agreed to the sentence, or was informed by it. */
export function isConsent(wording: string): boolean {
  return wordings[wording]?.isConsent ?? false;
}

interface Company {
  readonly company_name: string | null;
}
