import type { SuccessCriteria } from '../Evidence.ts';

/** Principle 3. */
export const understandable: SuccessCriteria = {
  '3.1.1': {
    name: { de: 'Sprache der Seite', fr: 'Langue de la page' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Jede Seite nennt ihre Sprache, und es ist die richtige.',
        en: 'Each page states its language, and it is the right one.',
        fr: 'Chaque page indique sa langue, et c’est la bonne.',
      },
      tests: [
        'tests/site/links.spec.ts: every page says what it is, and knows itself in other languages',
      ],
    },
  },
  '3.1.2': {
    name: { de: 'Sprache von Teilen', fr: 'Langue d’un passage' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Texte ohne Übersetzung, Seiten in anderen Sprachen und Meldungen des Browsers sind mit ihrer Sprache ausgezeichnet. Fremde Wörter in redaktionellen Texten zeichnet die Redaktion aus.',
        en: 'Texts without a translation, pages in other languages and the browser’s messages are marked with their language. Editors mark foreign words in their texts.',
        fr: 'Les textes sans traduction, les pages dans d’autres langues et les messages du navigateur portent leur langue. La rédaction balise les mots étrangers de ses textes.',
      },
      tests: [
        'tests/unit/components/i18n/Words.test.tsx: marks words in another language for screen readers',
        'tests/unit/components/i18n/fallback.test.tsx: is German and says so',
        'tests/unit/components/frame/Footer.test.tsx: says that a legal page is in another language',
        'tests/unit/components/forms/VisitorForm/incomplete.test.tsx: marks the browser’s messages with the browser’s language',
      ],
    },
  },
  '3.2.1': {
    name: { de: 'Bei Fokus', fr: 'Au focus' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Der Fokus lädt Skripte und Seiten voraus und ändert nichts Sichtbares. Bewertet hat das niemand für alle Bauteile.',
        en: 'The focus fetches scripts and pages ahead and changes nothing visible. Nobody has evaluated this for all components.',
        fr: 'Le focus précharge des scripts et des pages et ne change rien de visible. Personne ne l’a évalué pour tous les composants.',
      },
      tests: [
        'tests/site/navigation/prefetch.spec.ts: a link is fetched ahead when the focus comes to it',
      ],
    },
  },
  '3.2.2': {
    name: { de: 'Bei Eingabe', fr: 'À la saisie' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Filter ändern die Liste und die Adresse, ohne den Fokus zu bewegen. Bewertet hat das niemand für alle Felder.',
        en: 'Filters change the list and the address without moving the focus. Nobody has evaluated this for all fields.',
        fr: 'Les filtres changent la liste et l’adresse sans déplacer le focus. Personne ne l’a évalué pour tous les champs.',
      },
      tests: ['tests/site/institutions.spec.ts: the filter is in the address, and Back undoes it'],
    },
  },
  '3.2.3': {
    name: { de: 'Konsistente Navigation', fr: 'Navigation cohérente' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Kopf und Fuß sind in jeder Sprache ein Bauteil, das alle Seiten gleich zeigen, auch nach einem Seitenwechsel ohne neues Dokument.',
        en: 'Header and footer are one component per language, which all pages show alike, also after a change of page without a new document.',
        fr: 'L’en-tête et le pied de page sont, dans chaque langue, un composant identique sur toutes les pages, même après un changement de page sans nouveau document.',
      },
      tests: [
        'tests/site/navigation/sameAsFullLoad.spec.ts: a page that is shown without a new document',
        'tests/unit/components/frame/Header.test.tsx: has the same parts in the same order if the logo is in the centre',
        'tests/site/screenReader.spec.ts: the header',
      ],
    },
  },
  '3.2.4': {
    name: { de: 'Konsistente Erkennung', fr: 'Identification cohérente' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Bauteile und Beschriftungen sind überall dieselben. Verglichen hat sie niemand Seite für Seite.',
        en: 'Components and labels are the same everywhere. Nobody has compared them page by page.',
        fr: 'Les composants et les libellés sont partout les mêmes. Personne ne les a comparés page par page.',
      },
    },
  },
  '3.2.6': {
    name: { de: 'Konsistente Hilfe', fr: 'Aide cohérente' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Die Wege zum Kontakt stehen im Fuß jeder Seite, immer in derselben Reihenfolge.',
        en: 'The ways to get in touch are in the footer of each page, always in the same order.',
        fr: 'Les moyens de contact figurent au pied de chaque page, toujours dans le même ordre.',
      },
      tests: [
        'tests/unit/components/frame/Footer.test.tsx: shows the widgets in the given order, and links to the legal pages',
        'tests/site/screenReader.spec.ts: the footer',
      ],
    },
  },
  '3.3.1': {
    name: { de: 'Fehlererkennung', fr: 'Identification des erreurs' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Fehler stehen in Worten am Feld und in einer Zusammenfassung, die den Fokus erhält.',
        en: 'Errors are described in words at the field and in a summary that takes the focus.',
        fr: 'Les erreurs sont décrites au champ et dans un résumé qui reçoit le focus.',
      },
      tests: [
        'tests/unit/components/forms/VisitorForm/incomplete.test.tsx: shows the browser’s messages in a summary and at each field, and moves the focus',
        'tests/site/contactForm.spec.ts: says what is missing above and at each field, and leads there',
        'tests/unit/components/members/logIn/LogIn.test.tsx: reports missing fields without a request',
      ],
    },
  },
  '3.3.2': {
    name: { de: 'Beschriftungen (Labels) oder Anweisungen', fr: 'Étiquettes ou instructions' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Jedes Feld hat eine sichtbare Beschriftung. Pflichtfelder sagen es in Worten; ohne diese Wörter lässt sich der Code nicht kompilieren.',
        en: 'Each field has a visible label. Required fields say so in words; without them, the code does not compile.',
        fr: 'Chaque champ a une étiquette visible. Les champs obligatoires l’indiquent en toutes lettres ; sans ces mots, le code ne se compile pas.',
      },
      tests: [
        'tests/unit/components/primitives/fields.test.tsx: says in its name that it is required',
        'tests/unit/components/primitives/fields.test.tsx: has its hint and its error as description',
      ],
    },
  },
  '3.3.3': {
    name: { de: 'Fehlerempfehlung', fr: 'Suggestion après une erreur' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Meldungen sagen, was erwartet wird. Regeln für ein neues Passwort stehen am Feld und werden beim Tippen abgehakt.',
        en: 'Messages say what is expected. The rules for a new password are at the field and are ticked while typing.',
        fr: 'Les messages disent ce qui est attendu. Les règles d’un nouveau mot de passe figurent au champ et se cochent pendant la saisie.',
      },
      tests: [
        'tests/unit/components/forms/VisitorForm/incomplete.test.tsx: has messages for values that browsers accept and the endpoint does not',
        'tests/unit/components/members/logIn/PasswordReset.test.tsx: ticks the rules that are met',
      ],
    },
  },
  '3.3.4': {
    name: {
      de: 'Fehlervermeidung (rechtliche, finanzielle, Daten)',
      fr: 'Prévention des erreurs (juridiques, financières, de données)',
    },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Es gibt weder Verträge noch Zahlungen. Abmelden vom Newsletter und Widerruf einer Einwilligung lassen sich rückgängig machen; bewertet hat das niemand.',
        en: 'There are neither contracts nor payments. Unsubscribing and withdrawing consent can be undone; nobody has evaluated this.',
        fr: 'Il n’y a ni contrat ni paiement. Le désabonnement et le retrait d’un consentement sont réversibles ; personne ne l’a évalué.',
      },
    },
  },
  '3.3.7': {
    name: { de: 'Redundante Eingabe', fr: 'Saisie redondante' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Formulare haben einen Schritt. Die Anmeldung mit zwei Schritten und der Weg zur Datenschutzerklärung behalten die Eingaben.',
        en: 'Forms have one step. The log-in in two steps and the way to the privacy notice keep the input.',
        fr: 'Les formulaires n’ont qu’une étape. La connexion en deux étapes et le détour par la déclaration de confidentialité conservent la saisie.',
      },
      tests: [
        'tests/unit/components/members/logIn/LogIn.test.tsx: goes back from the code, and keeps the input',
        'tests/site/contactForm.spec.ts: a draft survives the way to the privacy statement',
      ],
    },
  },
  '3.3.8': {
    name: {
      de: 'Barrierefreie Authentifizierung (Minimum)',
      fr: 'Authentification accessible (minimum)',
    },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Passwortverwaltungen können Passwort und Code einsetzen, und das Passwort lässt sich anzeigen. Gegen Spam rechnet der Browser; niemand muss ein Rätsel lösen.',
        en: 'Password managers can fill in password and code, and the password can be shown. Against spam, the browser computes; nobody has to solve a puzzle.',
        fr: 'Les gestionnaires de mots de passe peuvent remplir le mot de passe et le code, et le mot de passe peut être affiché. Contre le spam, le navigateur calcule ; personne n’a d’énigme à résoudre.',
      },
      tests: [
        'tests/unit/components/members/logIn/LogIn.test.tsx: supports password managers and passkeys',
        'tests/unit/components/members/logIn/LogIn.test.tsx: asks for the second factor if there is one',
        'tests/unit/components/members/logIn/LogIn.test.tsx: can be shown, and is hidden again when it is sent',
      ],
    },
  },
};
