import type { SuccessCriteria } from '../Evidence.ts';

const noMedia = {
  level: 'not-applicable',
  remark: {
    de: 'Collegium spielt weder Ton noch Video ab. Videos anderer Anbieter sind Inhalte der Redaktion und erscheinen erst nach Einwilligung.',
    en: 'Collegium plays neither sound nor video. Videos of other hosts are editors’ content and appear only after consent.',
    fr: 'Collegium ne diffuse ni son ni vidéo. Les vidéos d’autres hébergeurs sont des contenus de la rédaction et n’apparaissent qu’après consentement.',
  },
} as const;

/** Principle 1. */
export const perceivable: SuccessCriteria = {
  '1.1.1': {
    name: { de: 'Nicht-Text-Inhalte', fr: 'Contenu non textuel' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Ein Bauteil, das ein Bild ohne Angabe einer Textalternative zeigt, lässt sich nicht kompilieren. Fehlt sie in einem redaktionellen Text, erfährt es die Redaktion. Ob Alternativen treffend sind, hängt von den Inhalten ab.',
        en: 'A picture without a statement about its text alternative does not compile. If one is missing in an editor’s text, the editor is told. Whether alternatives are apt depends on the content.',
        fr: 'Une image sans indication d’alternative textuelle ne se compile pas. Si elle manque dans un texte de la rédaction, celle-ci en est informée. La pertinence des alternatives dépend des contenus.',
      },
      tests: [
        'tests/unit/components/primitives/Picture.test.tsx: does not compile without a text alternative',
        'tests/unit/components/primitives/Icon.test.tsx: has its label as name',
        'tests/unit/eleventy/richText/richText.images.test.ts: without alternative text has an empty one, and the editor is informed',
        'tests/unit/storybook/spoken.test.tsx: a screen reader says the same as before',
      ],
    },
  },
  '1.2.1': {
    name: {
      de: 'Reines Audio und Video (aufgezeichnet)',
      fr: 'Contenu seulement audio ou vidéo (pré-enregistré)',
    },
    evidence: noMedia,
  },
  '1.2.2': {
    name: { de: 'Untertitel (aufgezeichnet)', fr: 'Sous-titres (pré-enregistrés)' },
    evidence: noMedia,
  },
  '1.2.3': {
    name: {
      de: 'Audiodeskription oder Medienalternative (aufgezeichnet)',
      fr: 'Audio-description ou version de remplacement (pré-enregistrée)',
    },
    evidence: noMedia,
  },
  '1.2.4': {
    name: { de: 'Untertitel (live)', fr: 'Sous-titres (en direct)' },
    evidence: noMedia,
  },
  '1.2.5': {
    name: { de: 'Audiodeskription (aufgezeichnet)', fr: 'Audio-description (pré-enregistrée)' },
    evidence: noMedia,
  },
  '1.3.1': {
    name: { de: 'Info und Beziehungen', fr: 'Information et relations' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Überschriften, Listen, Tabellen, Felder und Bereiche der Seite sind ausgezeichnet. Überschriften in redaktionellen Texten werden in die Gliederung der Seite eingepasst.',
        en: 'Headings, lists, tables, fields and regions are marked up. Headings in editors’ texts are fitted into the page’s outline.',
        fr: 'Titres, listes, tableaux, champs et zones de la page sont balisés. Les titres des textes de la rédaction sont adaptés au plan de la page.',
      },
      tests: [
        'tests/unit/components/frame/Page.test.tsx: has its title as the only level 1 heading',
        'tests/unit/components/primitives/fields.test.tsx: has its hint and its error as description',
        'tests/unit/eleventy/richText/richText.warnings.test.ts: of a part of a page begin below its heading',
        'tests/unit/storybook/spoken.test.tsx: a screen reader says the same as before',
      ],
    },
  },
  '1.3.2': {
    name: { de: 'Bedeutungsvolle Reihenfolge', fr: 'Ordre séquentiel logique' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Die Vorlesetexte zeigen die Reihenfolge jedes Bauteils. Mit der sichtbaren Anordnung hat sie niemand verglichen.',
        en: 'The transcripts show the reading order of each component. Nobody has compared it with the visible arrangement.',
        fr: 'Les transcriptions montrent l’ordre de lecture de chaque composant. Personne ne l’a comparé à la disposition visible.',
      },
      tests: ['tests/unit/storybook/spoken.test.tsx: a screen reader says the same as before'],
    },
  },
  '1.3.3': {
    name: { de: 'Sensorische Eigenschaften', fr: 'Caractéristiques sensorielles' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Niemand hat alle Anweisungen daraufhin gelesen.',
        en: 'Nobody has read all instructions with this question in mind.',
        fr: 'Personne n’a relu toutes les consignes sous cet angle.',
      },
    },
  },
  '1.3.4': {
    name: { de: 'Ausrichtung', fr: 'Orientation' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Die Regel von axe ist ein Versuch und läuft nicht mit. Seiten werden in hohen und breiten Fenstern geprüft, aber auf keinem gedrehten Gerät.',
        en: 'Axe’s rule is experimental and not run. Pages are checked in tall and in wide windows, but on no rotated device.',
        fr: 'La règle d’axe est expérimentale et n’est pas exécutée. Les pages sont vérifiées dans des fenêtres hautes et larges, mais sur aucun appareil tourné.',
      },
    },
  },
  '1.3.5': {
    name: { de: 'Eingabezweck bestimmen', fr: 'Identifier la finalité de la saisie' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Felder für Name, Adresse und Anmeldung nennen ihren Zweck in „autocomplete“.',
        en: 'Fields for names, addresses and log-in state their purpose in “autocomplete”.',
        fr: 'Les champs de nom, d’adresse et de connexion indiquent leur finalité dans « autocomplete ».',
      },
      tests: [
        'tests/unit/components/contact/ContactForm.test.tsx: autocomplete',
        'tests/unit/components/newsletter/NewsletterBox.test.tsx: autocomplete',
        'tests/unit/components/members/logIn/LogIn.test.tsx: supports password managers and passkeys',
      ],
    },
  },
  '1.4.1': {
    name: { de: 'Benutzung von Farbe', fr: 'Utilisation de la couleur' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Hinweise haben ein Symbol, der aktuelle Menüeintrag ist unterstrichen, und axe prüft Links im Text. Die übrigen Bauteile hat niemand daraufhin angesehen.',
        en: 'Notices have an icon, the current menu entry is underlined, and axe checks links in text. Nobody has looked at the other components with this question in mind.',
        fr: 'Les messages ont une icône, l’entrée de menu courante est soulignée et axe vérifie les liens dans le texte. Personne n’a examiné les autres composants sous cet angle.',
      },
      tests: [
        'tests/unit/components/primitives/Notice.test.tsx: is a paragraph, with an icon for each tone',
        'tests/site/menus.spec.ts: what leads to the page, or to the part of the site it is in, is underlined',
      ],
    },
  },
  '1.4.2': { name: { de: 'Audio-Steuerelement', fr: 'Contrôle du son' }, evidence: noMedia },
  '1.4.3': {
    name: { de: 'Kontrast (Minimum)', fr: 'Contraste (minimum)' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Text hat mindestens 4,5:1, gleich welche zwei Farben ein Projekt wählt. Jede Seite wird in heller und dunkler Darstellung geprüft.',
        en: 'Text has at least 4.5:1, whatever two colours a project chooses. Each page is checked in light and in dark mode.',
        fr: 'Le texte atteint au moins 4,5:1, quelles que soient les deux couleurs du projet. Chaque page est vérifiée en mode clair et en mode sombre.',
      },
      tests: [
        'tests/unit/components/theme/anyTwoColors.test.ts: gives every pair its contrast, whatever the two colours are',
        'tests/site/everyPage.spec.ts: reading',
        'tests/stories/stories.spec.ts: axe, dark',
      ],
    },
  },
  '1.4.4': {
    name: { de: 'Textgröße ändern', fr: 'Redimensionnement du texte' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Auf jeder Seite wird der Text verdoppelt: nichts ragt hinaus, nichts ist abgeschnitten.',
        en: 'Text is doubled on each page: nothing sticks out, nothing is cut off.',
        fr: 'Sur chaque page, le texte est doublé : rien ne dépasse, rien n’est coupé.',
      },
      tests: [
        'tests/site/everyPage/reflow.ts: pixels beyond, text doubled',
        'tests/site/reflow.spec.ts: nothing in the header meets its neighbour',
      ],
    },
  },
  '1.4.5': {
    name: { de: 'Bilder von Text', fr: 'Texte sous forme d’image' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Bauteile zeigen Text als Text. Bilder der Redaktion hat niemand geprüft.',
        en: 'Components show text as text. Nobody has checked editors’ pictures.',
        fr: 'Les composants affichent le texte comme texte. Personne n’a vérifié les images de la rédaction.',
      },
    },
  },
  '1.4.10': {
    name: { de: 'Automatischer Umbruch (Reflow)', fr: 'Redistribution' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Jede Seite und jede Geschichte passt in 320 px. Karten und breite Tabellen brauchen zwei Richtungen und sind ausgenommen.',
        en: 'Each page and each story fits into 320 px. Maps and wide tables need two dimensions and are exempt.',
        fr: 'Chaque page et chaque exemple tient dans 320 px. Les cartes et les tableaux larges exigent deux dimensions et sont exclus.',
      },
      tests: [
        'tests/site/everyPage/reflow.ts: pixels beyond a width of 320',
        'tests/stories/stories.spec.ts: pixels beyond a width of 320',
      ],
    },
  },
  '1.4.11': {
    name: { de: 'Nicht-Text-Kontrast', fr: 'Contraste du contenu non textuel' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Ränder von Bedienelementen und der Fokusrahmen haben mindestens 3:1 auf jedem Grund der Palette. Symbole haben die Farbe ihres Textes.',
        en: 'Edges of controls and the focus ring have at least 3:1 on each ground of the palette. Icons have the colour of their text.',
        fr: 'Les bords des commandes et l’anneau de focus atteignent au moins 3:1 sur chaque fond de la palette. Les icônes ont la couleur de leur texte.',
      },
      tests: [
        'tests/unit/components/theme/palette.test.ts: shows on any ground at all, inside the palette or not',
        'tests/unit/components/theme/anyTwoColors.test.ts: gives every pair its contrast, whatever the two colours are',
      ],
    },
  },
  '1.4.12': {
    name: { de: 'Textabstand', fr: 'Espacement du texte' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Auf jeder Seite werden die Abstände des Kriteriums gesetzt: nichts ragt hinaus, nichts ist abgeschnitten.',
        en: 'The criterion’s spacing is set on each page: nothing sticks out, nothing is cut off.',
        fr: 'Les espacements du critère sont appliqués à chaque page : rien ne dépasse, rien n’est coupé.',
      },
      tests: ['tests/site/everyPage/reflow.ts: pixels beyond, text spaced'],
    },
  },
  '1.4.13': {
    name: {
      de: 'Eingeblendeter Inhalt bei Darüberschweben (Hover) oder Fokus',
      fr: 'Contenu au survol ou au focus',
    },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Menüs und Erläuterungen öffnen sich erst auf Klick. Dass nirgends etwas beim Zeigen erscheint, hat niemand geprüft.',
        en: 'Menus and explanations open on a click. Nobody has checked that nothing appears on hover anywhere.',
        fr: 'Les menus et les explications s’ouvrent au clic. Personne n’a vérifié que rien n’apparaît au survol.',
      },
    },
  },
};
