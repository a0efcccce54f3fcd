import { allForms, type FormName } from '../../contract/forms/forms.ts';
import { formerWordings, type WordingTexts } from '../../locales/formerWordings.ts';
import { labels, languages, type Language } from '../../locales/languages.ts';
import { formWords } from './formWords.ts';

/** A privacy sentence that a form shows or has shown. */
export interface Wording {
  readonly form: FormName | 'newsletter';
  /** True if the sender agreed to it; false if it only informs. */
  readonly isConsent: boolean;
  readonly words: WordingTexts;
}

/**
 * All privacy sentences that forms have ever shown, by their names. They are the proof of consent,
 * so a published one must never be changed or deleted. To reword a form, copy the old sentences to
 * locales/formerWordings.ts, and give the new ones a new name in contract/forms/forms.ts.
 *
 * For the backend only: browsers send names.
 */
export const wordings: Readonly<Record<string, Wording>> = {
  ...Object.fromEntries(
    Object.entries(formerWordings).map(([name, former]) => [
      name,
      consent(former.form, former.words),
    ]),
  ),
  ...Object.fromEntries(
    allForms.map(([form, { wordings: shown }]) => [
      shown.consent,
      consent(
        form,
        sentences((language) => consentSentence(form, language)),
      ),
    ]),
  ),
  /**
   * Shown by the contact form of projects that answer messages without consent (GDPR, Art. 6 (1) (b) and (f),
   * Art. 21 (4)). If another form shows information, it needs an entry here, and PrivacyInformation.tsx its words.
   */
  'contact-information-1': {
    form: 'contact',
    isConsent: false,
    words: sentences((language) => {
      const { everyForm, forms } = labels[language];
      return `${forms.contact.information} ${everyForm.consentLink}.`;
    }),
  },
  /** Unlike version 1, the French words have a no-break space before the colon. */
  'newsletter-2': consent(
    'newsletter',
    sentences((language) => labels[language].newsletter.consent),
  ),
  /** The text of `newsletter-2`, for newsletters whose mails have no link to unsubscribe. */
  'newsletter-mail-2': consent(
    'newsletter',
    sentences((language) => labels[language].newsletter.consentOnHost),
  ),
};

/** The consent that a form shows now. */
export function consentSentence(form: FormName, language: Language): string {
  const { consentBefore, consentAfter } = formWords(language)[form];
  return `${consentBefore} ${labels[language].everyForm.consentLink} ${consentAfter}`;
}

function consent(form: Wording['form'], words: WordingTexts): Wording {
  return { form, isConsent: true, words };
}

/** Returns a sentence that a form shows now, in all languages. */
function sentences(sentence: (language: Language) => string): WordingTexts {
  return Object.fromEntries(languages.map((language) => [language, sentence(language)]));
}
