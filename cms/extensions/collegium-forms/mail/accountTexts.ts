import type { Language } from '../../../../locales/languages.ts';
import type { MailText } from './mailTexts.ts';

/** The default texts of mails about members' accounts. */
export const accountTexts = {
  invitation: {
    de: {
      subject: 'Ihr Zugang zum Mitgliederbereich',
      body: `Guten Tag,

wir haben für Sie einen Zugang zum Mitgliederbereich unserer Website eingerichtet. Sie melden sich dort mit Ihrer E-Mail-Adresse {{email}} an. Wählen Sie jetzt Ihr Passwort:

{{link}}

Der Link gilt {{days}} Tage und nur für Sie; geben Sie ihn bitte nicht weiter. Ist er abgelaufen, schicken wir Ihnen gern einen neuen.

Ihre Angaben haben wir aus unserer Mitgliederverwaltung. Was im Mitgliederbereich mit ihnen geschieht und welche Rechte Sie haben, lesen Sie hier: {{privacy}}

{{association}}
Impressum: {{imprint}}`,
      button: 'Passwort wählen',
    },
    en: {
      subject: 'Your access to the members’ area',
      body: `Hello,

we have set up access to the members’ area of our website for you. You log in there with your email address {{email}}. Please choose your password now:

{{link}}

The link is good for {{days}} days and for you alone; please do not pass it on. If it has expired, we will gladly send you a new one.

Your details come from our membership records. What happens to them in the members’ area, and which rights you have, is explained here: {{privacy}}

{{association}}
Imprint: {{imprint}}`,
      button: 'Choose a password',
    },
    fr: {
      subject: 'Votre accès à l’espace membres',
      body: `Bonjour,

nous avons créé pour vous un accès à l’espace membres de notre site. Vous vous y connectez avec votre adresse e-mail {{email}}. Choisissez maintenant votre mot de passe\u00a0:

{{link}}

Le lien est valable {{days}} jours et pour vous seul\u202f; merci de ne le transmettre à personne. S’il a expiré, nous vous en enverrons volontiers un nouveau.

Vos données proviennent de notre fichier des adhérents. Leur utilisation dans l’espace membres et vos droits sont expliqués ici\u00a0: {{privacy}}

{{association}}
Mentions légales\u00a0: {{imprint}}`,
      button: 'Choisir un mot de passe',
    },
  },
  password_reset: {
    de: {
      subject: 'Neues Passwort wählen',
      body: `Guten Tag,

für Ihr Konto mit der Adresse {{email}} wurde ein neues Passwort angefordert. Hier wählen Sie es:

{{link}}

Der Link gilt {{hours}} Stunden und nur ein Mal; geben Sie ihn bitte nicht weiter.

Waren Sie das nicht? Dann müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.

{{association}}`,
      button: 'Neues Passwort wählen',
    },
    en: {
      subject: 'Choose a new password',
      body: `Hello,

somebody has asked for a new password for your account with the address {{email}}. You choose it here:

{{link}}

The link is good for {{hours}} hours and works once; please do not pass it on.

It was not you? Then there is nothing to do: your password stays as it is.

{{association}}`,
      button: 'Choose a new password',
    },
    fr: {
      subject: 'Choisir un nouveau mot de passe',
      body: `Bonjour,

un nouveau mot de passe a été demandé pour votre compte avec l’adresse {{email}}. Vous le choisissez ici\u00a0:

{{link}}

Le lien est valable {{hours}} heures et ne sert qu’une fois\u202f; merci de ne le transmettre à personne.

Ce n’était pas vous\u202f? Alors vous n’avez rien à faire\u00a0: votre mot de passe ne change pas.

{{association}}`,
      button: 'Choisir un nouveau mot de passe',
    },
  },
  change_request: {
    de: {
      subject: 'Änderungswunsch von {{name}}',
      body: `{{name}} (Mitgliedsnummer: {{number}}) bittet am {{date}} um eine Änderung der eigenen Daten. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {{email}}.

{{message}}

{{link}}`,
      button: 'In Directus öffnen',
    },
    en: {
      subject: 'Change of data asked for by {{name}}',
      body: `{{name}} (member number: {{number}}) asked on {{date}} for a change of their data. If you reply to this email, your answer goes to {{email}}.

{{message}}

{{link}}`,
      button: 'Open in Directus',
    },
    fr: {
      subject: 'Demande de modification de {{name}}',
      body: `{{name}} (numéro de membre\u00a0: {{number}}) a demandé le {{date}} une modification de ses données. Si vous répondez à cet e-mail, votre réponse parvient à {{email}}.

{{message}}

{{link}}`,
      button: 'Ouvrir dans Directus',
    },
  },
  change_request_link: {
    de: {
      subject: 'Neuer Änderungswunsch eines Mitglieds',
      body: `Am {{date}} hat ein Mitglied um eine Änderung der eigenen Daten gebeten. Sie lesen den Wunsch in Directus:

{{link}}`,
      button: 'In Directus öffnen',
    },
    en: {
      subject: 'A member asks for a change of their data',
      body: `On {{date}}, a member asked for a change of their data. Read the request in Directus:

{{link}}`,
      button: 'Open in Directus',
    },
    fr: {
      subject: 'Nouvelle demande de modification d’un membre',
      body: `Le {{date}}, un membre a demandé une modification de ses données. Vous pouvez lire sa demande dans Directus\u00a0:

{{link}}`,
      button: 'Ouvrir dans Directus',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, MailText>>>>;
