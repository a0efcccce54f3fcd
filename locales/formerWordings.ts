import type { Language } from './languages.ts';

/** A privacy sentence in all languages. `{{association}}` is a placeholder for the association's name. */
export type WordingTexts = Readonly<Partial<Record<Language, string>>>;

/**
 * Privacy sentences that forms showed earlier, by their names; all are consents. They are the proof of
 * consent, so they must never be changed or deleted (data/forms/wordings.ts).
 */
export const formerWordings: Readonly<
  Record<string, { readonly form: 'contact' | 'newsletter'; readonly words: WordingTexts }>
> = {
  /** For messages from before forms sent names. */
  'contact-consent-0': {
    form: 'contact',
    words: {
      de: 'Ich habe die Datenschutzerklärung gelesen und bin damit einverstanden, dass meine Angaben elektronisch erhoben und gespeichert werden. Sie werden nur zur Beantwortung meiner Anfrage genutzt.',
      en: 'I have read the privacy notice and agree that my details are collected and stored electronically. They are used only to answer my request.',
      fr: 'J’ai lu la déclaration de protection des données et j’accepte que mes données soient recueillies et enregistrées sous forme électronique. Elles servent uniquement à répondre à ma demande.',
    },
  },
  /** For subscriptions from before forms sent names. */
  'newsletter-0': {
    form: 'newsletter',
    words: {
      de: 'Mit „Bestätigen“ willigen Sie ein, den Newsletter per E-Mail zu erhalten.',
      en: 'By pressing “Confirm” you agree to receive the newsletter by email.',
      fr: 'En confirmant, vous acceptez de recevoir la lettre d’information par e-mail.',
    },
  },
  'newsletter-1': {
    form: 'newsletter',
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
    words: {
      de: 'Mit „Bestätigen“ willigen Sie ein, dass wir ({{association}}) Ihnen per E-Mail unseren Newsletter mit Neuigkeiten, Terminen und Angeboten schicken. Das können Sie jederzeit per E-Mail an uns widerrufen.',
      en: 'By pressing “Confirm” you agree that we ({{association}}) send you our newsletter with news, events and offers by email. You can withdraw your consent at any time by an email to us.',
      fr: 'En confirmant, vous acceptez de recevoir par e-mail notre lettre d’information ({{association}}) : actualités, rendez-vous et offres. Vous pouvez retirer cet accord par e-mail à tout moment.',
    },
  },
};
