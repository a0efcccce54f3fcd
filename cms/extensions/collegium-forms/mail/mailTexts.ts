import type { Language } from '../../../../locales/languages.ts';
import { accountTexts } from './accountTexts.ts';

/** The keys of the items of the collection `mail_texts`. */
export const mailTextKeys = [
  'message',
  'message_link',
  'newsletter_confirm',
  'newsletter_subscribed',
  'newsletter_welcome',
  'newsletter_foot',
  'invitation',
  'password_reset',
  'change_request',
  'change_request_link',
] as const;

export type MailTextKey = (typeof mailTextKeys)[number];

/**
 * Texts of mails whose links contain a secret. With it, anybody can choose the password, or confirm or end
 * a subscription. Only administrators may edit these texts.
 */
export const textsWithSecrets = [
  ...(['invitation', 'password_reset', 'newsletter_confirm', 'newsletter_foot'] as const),
] satisfies MailTextKey[];

/** A text as editors write it: paragraphs separated by empty lines, with placeholders in double braces. */
export interface MailText {
  /** Empty for a text that is part of other mails. */
  readonly subject: string;
  readonly body: string;
  /** The label of the link that is a paragraph of its own. */
  readonly button: string;
}

/**
 * The default texts: used where editors have written none, and stored by the first start. The texts for
 * subscribers repeat no input except the address, since anybody can have these mails sent to any address.
 */
export const mailTexts: Readonly<Record<MailTextKey, Readonly<Record<Language, MailText>>>> = {
  ...accountTexts,
  message: {
    de: {
      subject: 'Nachricht von {{name}}: {{topic}}',
      body: `{{name}} hat am {{date}} über das Kontaktformular geschrieben (Sprache: {{language}}). Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {{email}}.

{{message}}

{{link}}`,
      button: 'In Directus öffnen',
    },
    en: {
      subject: 'Message from {{name}}: {{topic}}',
      body: `{{name}} wrote on {{date}} by the contact form (language: {{language}}). If you reply to this email, your answer goes to {{email}}.

{{message}}

{{link}}`,
      button: 'Open in Directus',
    },
    fr: {
      subject: 'Message de {{name}}\u00a0: {{topic}}',
      body: `{{name}} a écrit le {{date}} par le formulaire de contact (langue\u00a0: {{language}}). Si vous répondez à cet e-mail, votre réponse parvient à {{email}}.

{{message}}

{{link}}`,
      button: 'Ouvrir dans Directus',
    },
  },
  message_link: {
    de: {
      subject: 'Neue Nachricht über das Kontaktformular',
      body: `Am {{date}} ist über das Kontaktformular eine Nachricht eingegangen (Sprache: {{language}}). Sie lesen und beantworten sie in Directus:

{{link}}`,
      button: 'In Directus öffnen',
    },
    en: {
      subject: 'New message by the contact form',
      body: `A message arrived by the contact form on {{date}} (language: {{language}}). Read and answer it in Directus:

{{link}}`,
      button: 'Open in Directus',
    },
    fr: {
      subject: 'Nouveau message du formulaire de contact',
      body: `Un message est arrivé le {{date}} par le formulaire de contact (langue\u00a0: {{language}}). Vous pouvez le lire et y répondre dans Directus\u00a0:

{{link}}`,
      button: 'Ouvrir dans Directus',
    },
  },
  newsletter_confirm: {
    de: {
      subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
      body: `Guten Tag,

mit der Adresse {{email}} wurde unser Newsletter bestellt. Bitte bestätigen Sie, dass Sie ihn haben möchten:

{{link}}

Der Link führt auf unsere Website und gilt {{days}} Tage. Erst wenn Sie dort bestätigen, nehmen wir Sie in den Verteiler auf.

Haben Sie den Newsletter nicht bestellt? Dann müssen Sie nichts tun: Ohne Bestätigung wird die Adresse nach {{days}} Tagen gelöscht.

{{association}}

Impressum: {{imprint}}
Datenschutz: {{privacy}}`,
      button: 'Anmeldung bestätigen',
    },
    en: {
      subject: 'Please confirm your newsletter sign-up',
      body: `Hello,

somebody has asked for our newsletter with the address {{email}}. Please confirm that you would like to have it:

{{link}}

The link leads to our website and is good for {{days}} days. Only when you confirm there do we add you to the mailing list.

You did not ask for the newsletter? Then there is nothing to do: without confirmation the address is deleted after {{days}} days.

{{association}}

Imprint: {{imprint}}
Privacy: {{privacy}}`,
      button: 'Confirm sign-up',
    },
    fr: {
      subject: 'Merci de confirmer votre inscription à la lettre d’information',
      body: `Bonjour,

notre lettre d’information a été demandée avec l’adresse {{email}}. Merci de confirmer que vous souhaitez la recevoir\u00a0:

{{link}}

Le lien mène à notre site et reste valable {{days}} jours. Ce n’est qu’après votre confirmation que nous vous ajoutons à la liste d’envoi.

Vous n’avez pas demandé la lettre d’information\u202f? Alors vous n’avez rien à faire\u00a0: sans confirmation, l’adresse est supprimée au bout de {{days}} jours.

{{association}}

Mentions légales\u00a0: {{imprint}}
Protection des données\u00a0: {{privacy}}`,
      button: 'Confirmer l’inscription',
    },
  },
  newsletter_subscribed: {
    de: {
      subject: 'Sie erhalten unseren Newsletter bereits',
      body: `Guten Tag,

mit der Adresse {{email}} wurde gerade noch einmal unser Newsletter bestellt. Sie erhalten ihn schon, also müssen Sie nichts tun.

{{association}}`,
      button: '',
    },
    en: {
      subject: 'You already receive our newsletter',
      body: `Hello,

somebody has just asked for our newsletter once more with the address {{email}}. You receive it already, so there is nothing to do.

{{association}}`,
      button: '',
    },
    fr: {
      subject: 'Vous recevez déjà notre lettre d’information',
      body: `Bonjour,

notre lettre d’information vient d’être demandée une nouvelle fois avec l’adresse {{email}}. Vous la recevez déjà\u202f; vous n’avez donc rien à faire.

{{association}}`,
      button: '',
    },
  },
  newsletter_welcome: {
    de: {
      subject: 'Willkommen beim Newsletter',
      body: `Guten Tag,

vielen Dank! Ab jetzt schicken wir unseren Newsletter an {{email}}.

{{association}}`,
      button: '',
    },
    en: {
      subject: 'Welcome to the newsletter',
      body: `Hello,

thank you! From now on we send our newsletter to {{email}}.

{{association}}`,
      button: '',
    },
    fr: {
      subject: 'Bienvenue parmi les lecteurs de la lettre d’information',
      body: `Bonjour,

merci\u202f! Désormais, nous envoyons notre lettre d’information à {{email}}.

{{association}}`,
      button: '',
    },
  },
  newsletter_foot: {
    de: {
      subject: '',
      body: `Sie können den Newsletter jederzeit abbestellen. Der Link gehört zu Ihrer Adresse; geben Sie ihn nicht weiter.

{{unsubscribe}}

Impressum: {{imprint}}
Datenschutz: {{privacy}}`,
      button: 'Newsletter abbestellen',
    },
    en: {
      subject: '',
      body: `You can unsubscribe at any time. The link belongs to your address; please do not pass it on.

{{unsubscribe}}

Imprint: {{imprint}}
Privacy: {{privacy}}`,
      button: 'Unsubscribe',
    },
    fr: {
      subject: '',
      body: `Vous pouvez vous désabonner à tout moment. Ce lien est lié à votre adresse\u202f; ne le transmettez à personne.

{{unsubscribe}}

Mentions légales\u00a0: {{imprint}}
Protection des données\u00a0: {{privacy}}`,
      button: 'Se désabonner',
    },
  },
};
