import { labels, languages, type Language } from './languages.ts';

/** A privacy sentence that a form shows or has shown. */
export interface Wording {
  readonly form: 'contact' | 'newsletter';
  /** True if the sender agreed to it; false if it only informs. */
  readonly isConsent: boolean;
  /** `{{association}}` is a placeholder for the association's name. */
  readonly words: Readonly<Partial<Record<Language, string>>>;
}

/**
 * All privacy sentences that forms have ever shown, by their names. They are the proof of consent,
 * so a published one must never be changed or deleted. To reword a form, replace `shown` by the sentences
 * themselves, and add a name here and in contract/forms/wordings.ts.
 *
 * For the backend only: browsers send names.
 */
export const wordings: Readonly<Record<string, Wording>> = {
  /** For messages from before forms sent names. */
  'contact-consent-0': {
    form: 'contact',
    isConsent: true,
    words: {
      de: 'Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden, dass meine Angaben elektronisch erhoben und gespeichert werden. Sie werden nur zur Beantwortung meiner Anfrage genutzt.',
      en: 'I have read the privacy notice and agree that my details are collected and stored electronically. They are used only to answer my request.',
      fr: 'J’ai lu la déclaration de protection des données et j’accepte que mes données soient recueillies et enregistrées sous forme électronique. Elles servent uniquement à répondre à ma demande.',
    },
  },
  'contact-consent-1': {
    form: 'contact',
    isConsent: true,
    words: shown(
      ({ contactForm: { consentBefore, consentLink, consentAfter } }) =>
        `${consentBefore} ${consentLink} ${consentAfter}`,
    ),
  },
  /** For messages that are answered without consent (GDPR, Art. 6 (1) (b) and (f), Art. 21 (4)). */
  'contact-information-1': {
    form: 'contact',
    isConsent: false,
    words: shown(({ contactForm }) => `${contactForm.information} ${contactForm.consentLink}.`),
  },
  /** For subscriptions from before forms sent names. */
  'newsletter-0': {
    form: 'newsletter',
    isConsent: true,
    words: {
      de: 'Mit „Bestätigen“ willigen Sie ein, den Newsletter per E-Mail zu erhalten.',
      en: 'By pressing “Confirm” you agree to receive the newsletter by email.',
      fr: 'En confirmant, vous acceptez de recevoir la lettre d’information par e-mail.',
    },
  },
  'newsletter-1': {
    form: 'newsletter',
    isConsent: true,
    words: {
      de: 'Mit „Bestätigen“ willigen Sie ein, dass wir ({{association}}) Ihnen per E-Mail unseren Newsletter mit Neuigkeiten, Terminen und Angeboten schicken. Das können Sie jederzeit widerrufen: mit dem Abmeldelink in jeder Ausgabe oder per E-Mail an uns.',
      en: 'By pressing “Confirm” you agree that we ({{association}}) send you our newsletter with news, events and offers by email. You can withdraw your consent at any time, by the unsubscribe link in every issue or by an email to us.',
      fr: 'En confirmant, vous acceptez de recevoir par e-mail notre lettre d’information ({{association}}) : actualités, rendez-vous et offres. Désabonnement à tout moment, par le lien de chaque lettre ou par e-mail.',
    },
  },
  /**
   * For newsletters whose mails do not come from the website: they have no link to unsubscribe
   * (docs/decisions/0072).
   */
  'newsletter-mail-1': {
    form: 'newsletter',
    isConsent: true,
    words: {
      de: 'Mit „Bestätigen“ willigen Sie ein, dass wir ({{association}}) Ihnen per E-Mail unseren Newsletter mit Neuigkeiten, Terminen und Angeboten schicken. Das können Sie jederzeit per E-Mail an uns widerrufen.',
      en: 'By pressing “Confirm” you agree that we ({{association}}) send you our newsletter with news, events and offers by email. You can withdraw your consent at any time by an email to us.',
      fr: 'En confirmant, vous acceptez de recevoir par e-mail notre lettre d’information ({{association}}) : actualités, rendez-vous et offres. Vous pouvez retirer cet accord par e-mail à tout moment.',
    },
  },
  /** Unlike version 1, the French words have a no-break space before the colon. */
  'newsletter-2': {
    form: 'newsletter',
    isConsent: true,
    words: shown(({ newsletter }) => newsletter.consent),
  },
  /** As `newsletter-2`, for newsletters whose mails have no link to unsubscribe. */
  'newsletter-mail-2': {
    form: 'newsletter',
    isConsent: true,
    words: shown(({ newsletter }) => newsletter.consentOnHost),
  },
};

/** Returns the sentences that forms show now, in all languages. */
function shown(sentence: (words: (typeof labels)[Language]) => string): Wording['words'] {
  return Object.fromEntries(languages.map((language) => [language, sentence(labels[language])]));
}
