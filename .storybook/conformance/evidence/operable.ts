import type { SuccessCriteria } from '../Evidence.ts';

/** Principle 2. */
export const operable: SuccessCriteria = {
  '2.1.1': {
    name: { de: 'Tastatur', fr: 'Clavier' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Menüs, Suche, Formulare, Anmeldung und die Frage nach Einwilligung werden im Test nur mit der Tastatur bedient.',
        en: 'In tests, menus, search, forms, log-in and the question of consent are operated by keyboard only.',
        fr: 'Dans les tests, les menus, la recherche, les formulaires, la connexion et la demande de consentement sont utilisés au clavier seul.',
      },
      tests: [
        'tests/site/noJavaScript.spec.ts: menus open and close by keyboard',
        'tests/site/search/accessibility.spec.ts: a visitor can search with only the keyboard',
        'tests/site/contactForm.spec.ts: is filled in and sent with only the keyboard',
        'tests/site/membersLogIn.spec.ts: is filled in and sent with only the keyboard',
        'tests/site/consent/keyboard.spec.ts: the question is the first stop, before the skip link',
        'tests/site/rating.spec.ts: can be expanded and put aside, by keyboard too',
      ],
    },
  },
  '2.1.2': {
    name: { de: 'Keine Tastaturfalle', fr: 'Pas de piège au clavier' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Tests gehen mit der Tabulatortaste durch die Seite bis zu ihrem Ende. Offene Menüs und Fenster schließen sich mit Escape.',
        en: 'Tests go through a page with the Tab key until its end. Open menus and dialogs close with Escape.',
        fr: 'Des tests parcourent la page avec la touche Tabulation jusqu’à la fin. Les menus et fenêtres ouverts se ferment avec Échap.',
      },
      tests: [
        'tests/site/newsletter.spec.ts: works by the keyboard, which comes upon no trap',
        'tests/site/consent/keyboard.spec.ts: the focused element is never behind the banner',
        'tests/site/menus.spec.ts: Escape closes the group, then the panel, and gives the focus back',
      ],
    },
  },
  '2.1.4': {
    name: { de: 'Tastenkürzel', fr: 'Raccourcis clavier utilisant des caractères' },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Es gibt keine Kürzel aus einzelnen Zeichen. Menüs achten auf Pfeiltasten, Pos1, Ende und Escape.',
        en: 'There are no shortcuts of single characters. Menus react to arrow keys, Home, End and Escape.',
        fr: 'Il n’existe pas de raccourci d’un seul caractère. Les menus réagissent aux flèches, à Début, Fin et Échap.',
      },
    },
  },
  '2.2.1': {
    name: { de: 'Zeiteinteilung anpassbar', fr: 'Réglage du délai' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Axe prüft nur Weiterleitungen nach Zeit. Ob das Ende einer Anmeldung Eingaben kostet, hat niemand bewertet.',
        en: 'Axe checks only timed redirects. Nobody has evaluated whether the end of a log-in costs input.',
        fr: 'Axe ne vérifie que les redirections temporisées. Personne n’a évalué si la fin d’une session fait perdre une saisie.',
      },
    },
  },
  '2.2.2': {
    name: { de: 'Pausieren, beenden, ausblenden', fr: 'Mettre en pause, arrêter, masquer' },
    evidence: {
      level: 'partially-supports',
      remark: {
        de: 'Bauteile bewegen sich nur kurz. Bewegte Bilder der Redaktion laufen weiter und haben keine Taste zum Anhalten; sie stehen still, wenn das Gerät auf weniger Bewegung eingestellt ist.',
        en: 'Components move only briefly. Animated pictures of editors go on and have no button to stop them; they stand still if the device is set to less motion.',
        fr: 'Les composants ne bougent que brièvement. Les images animées de la rédaction continuent sans bouton d’arrêt ; elles sont fixes si l’appareil est réglé sur moins de mouvement.',
      },
      tests: [
        'tests/site/constants.spec.ts: nothing glides for visitors who prefer less motion',
        'tests/unit/eleventy/images/prepareImages.test.ts: with a still picture for visitors who prefer reduced motion',
      ],
    },
  },
  '2.3.1': {
    name: {
      de: 'Grenzwert von dreimaligem Blitzen oder weniger',
      fr: 'Pas plus de trois flashs ou sous le seuil critique',
    },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Kein Bauteil blitzt. Bilder der Redaktion hat niemand gemessen.',
        en: 'No component flashes. Nobody has measured editors’ pictures.',
        fr: 'Aucun composant ne clignote. Personne n’a mesuré les images de la rédaction.',
      },
    },
  },
  '2.4.1': {
    name: { de: 'Blöcke umgehen', fr: 'Contourner des blocs' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Jede Seite hat einen Sprunglink zum Inhalt, Bereiche und Überschriften.',
        en: 'Each page has a skip link to its content, regions and headings.',
        fr: 'Chaque page a un lien d’évitement vers le contenu, des zones et des titres.',
      },
      tests: [
        'tests/unit/components/frame/SkipLink.test.tsx: leads to the main region, which can take the focus',
        'tests/site/everyPage.spec.ts: reading',
      ],
    },
  },
  '2.4.2': {
    name: { de: 'Seite mit Titel versehen', fr: 'Titre de page' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Jede Seite hat einen Titel, und keine zwei Seiten einer Sprache haben denselben.',
        en: 'Each page has a title, and no two pages of a language have the same.',
        fr: 'Chaque page a un titre, et deux pages d’une même langue n’ont jamais le même.',
      },
      tests: [
        'tests/site/links.spec.ts: every page says what it is, and knows itself in other languages',
        'tests/site/links.spec.ts: no two pages of a language have the same title',
      ],
    },
  },
  '2.4.3': {
    name: { de: 'Fokus-Reihenfolge', fr: 'Parcours du focus' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Tests prüfen, wohin der Fokus nach Menüs, Fenstern, Fehlern und Seitenwechseln geht. Die Reihenfolge ganzer Seiten hat niemand mit der sichtbaren Anordnung verglichen.',
        en: 'Tests check where the focus goes after menus, dialogs, errors and changes of page. Nobody has compared the order of whole pages with the visible arrangement.',
        fr: 'Des tests vérifient où va le focus après les menus, les fenêtres, les erreurs et les changements de page. Personne n’a comparé l’ordre de pages entières à la disposition visible.',
      },
      tests: [
        'tests/site/navigation/focus.spec.ts: continues at the main heading, which Tab does not reach',
        'tests/site/menus.spec.ts: Escape closes a group and gives the focus back',
        'tests/site/search/filterAndMore.spec.ts: more results are shown on demand, and the focus goes to the first of them',
      ],
    },
  },
  '2.4.4': {
    name: { de: 'Linkzweck (im Kontext)', fr: 'Fonction du lien (selon le contexte)' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Jeder Link hat einen Namen. Links ohne Wörter in redaktionellen Texten werden gemeldet. Ob alle Namen für sich verständlich sind, hat niemand bewertet.',
        en: 'Each link has a name. Links without words in editors’ texts are reported. Nobody has evaluated whether all names can be understood.',
        fr: 'Chaque lien a un nom. Les liens sans mots dans les textes de la rédaction sont signalés. Personne n’a évalué si tous les noms sont compréhensibles.',
      },
      tests: [
        'tests/unit/eleventy/richText/richText.warnings.test.ts: have words',
        'tests/unit/components/primitives/Link.test.tsx: opens another website in a new tab, and says so',
      ],
    },
  },
  '2.4.5': {
    name: { de: 'Verschiedene Methoden', fr: 'Accès multiples' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Seiten finden sich im Menü, über die Suche und in der Übersicht.',
        en: 'Pages are found in the menu, by the search and in the site map.',
        fr: 'Les pages se trouvent par le menu, par la recherche et par le plan du site.',
      },
      tests: [
        'tests/site/search/matching.spec.ts: a word is found',
        'tests/site/sitemapPage.spec.ts: has every page of the language that may be found, once',
        'tests/site/menus.spec.ts: the menu is visible, and its button is hidden',
      ],
    },
  },
  '2.4.6': {
    name: { de: 'Überschriften und Beschriftungen', fr: 'En-têtes et étiquettes' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Leere Überschriften werden ausgelassen, und jedes Feld hat eine Beschriftung. Ob sie treffend sind, hat niemand bewertet.',
        en: 'Empty headings are left out, and each field has a label. Nobody has evaluated whether they are apt.',
        fr: 'Les titres vides sont omis et chaque champ a une étiquette. Personne n’a évalué leur pertinence.',
      },
      tests: [
        'tests/unit/eleventy/richText/richText.warnings.test.ts: hold words only',
        'tests/unit/components/primitives/fields.test.tsx: has its label as name',
      ],
    },
  },
  '2.4.7': {
    name: { de: 'Fokus sichtbar', fr: 'Visibilité du focus' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Ein Rahmen aus zwei Farben ist auf jedem Grund sichtbar, auch in erzwungenen Farben.',
        en: 'A ring of two colours is visible on any ground, also in forced colours.',
        fr: 'Un anneau de deux couleurs est visible sur tout fond, même en couleurs forcées.',
      },
      tests: [
        'tests/unit/components/theme/palette.test.ts: shows on any ground at all, inside the palette or not',
        'tests/unit/components/theme/stylesheet.test.ts: draws a focus ring of two colours',
        'tests/stories/stories.spec.ts: focus ring in forced colours',
      ],
    },
  },
  '2.4.11': {
    name: { de: 'Fokus nicht verdeckt (Minimum)', fr: 'Focus non masqué (minimum)' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Tests gehen durch eine Seite, während das Banner oder die Bewertung über ihr liegt: was den Fokus hat, ist nie ganz verdeckt.',
        en: 'Tests go through a page while the banner or the rating lies on top of it: what has the focus is never hidden.',
        fr: 'Des tests parcourent une page pendant que le bandeau ou l’évaluation la recouvre : l’élément qui a le focus n’est jamais masqué.',
      },
      tests: [
        'tests/site/consent/keyboard.spec.ts: the focused element is never behind the banner',
        'tests/site/rating.spec.ts: never hides what has the focus',
      ],
    },
  },
  '2.5.1': {
    name: { de: 'Zeigergesten', fr: 'Gestes pour le contrôle du pointeur' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Nur die Bildergalerie lässt sich wischen. Vorschaubilder führen mit einem Klick zu jedem Bild.',
        en: 'Only the gallery can be swiped. Thumbnails lead to each picture by one click.',
        fr: 'Seule la galerie se fait défiler du doigt. Des vignettes mènent à chaque image en un clic.',
      },
      tests: [
        'tests/unit/components/products/Gallery.test.tsx: scrolls to the picture whose thumbnail is clicked, and keeps the address',
      ],
    },
  },
  '2.5.2': {
    name: { de: 'Abbruch der Zeigeraktion', fr: 'Annulation de l’action du pointeur' },
    evidence: {
      level: 'not-evaluated',
      remark: {
        de: 'Beim Drücken wird nur vorausgeladen; ausgelöst wird beim Loslassen. Bewertet hat das niemand für alle Bauteile.',
        en: 'Pressing only fetches ahead; releasing triggers. Nobody has evaluated this for all components.',
        fr: 'L’appui ne fait que précharger ; c’est le relâchement qui déclenche. Personne ne l’a évalué pour tous les composants.',
      },
      tests: [
        'tests/site/navigation/prefetch.spec.ts: a link is fetched ahead as a finger comes down on it',
      ],
    },
  },
  '2.5.3': {
    name: { de: 'Beschriftung im Namen', fr: 'Étiquette dans le nom' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Axe vergleicht auf jeder Seite und in jeder Geschichte den Namen mit der sichtbaren Beschriftung. Felder haben ihre sichtbare Beschriftung als Namen.',
        en: 'On each page and in each story, axe compares names with visible labels. Fields have their visible label as their name.',
        fr: 'Sur chaque page et dans chaque exemple, axe compare le nom à l’étiquette visible. Les champs ont leur étiquette visible comme nom.',
      },
      tests: [
        'tests/unit/components/primitives/fields.test.tsx: has its label as name',
        'tests/site/everyPage.spec.ts: reading',
        'tests/stories/stories.spec.ts: axe, light',
      ],
    },
  },
  '2.5.4': {
    name: { de: 'Betätigung durch Bewegung', fr: 'Activation par le mouvement' },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Keine Funktion reagiert auf Bewegung des Geräts.',
        en: 'No function reacts to the device’s motion.',
        fr: 'Aucune fonction ne réagit au mouvement de l’appareil.',
      },
    },
  },
  '2.5.7': {
    name: { de: 'Ziehbewegungen', fr: 'Mouvements de glissement' },
    evidence: {
      level: 'not-applicable',
      remark: {
        de: 'Nichts muss gezogen werden.',
        en: 'Nothing has to be dragged.',
        fr: 'Rien ne doit être glissé.',
      },
    },
  },
  '2.5.8': {
    name: { de: 'Zielgröße (Minimum)', fr: 'Taille de la cible (minimum)' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Axe misst die Ziele jeder Seite in schmaler und breiter Anordnung. Kein Projekt kann sie verkleinern.',
        en: 'Axe measures the targets of each page in the narrow and the wide layout. No project can make them smaller.',
        fr: 'Axe mesure les cibles de chaque page en disposition étroite et large. Aucun projet ne peut les réduire.',
      },
      tests: [
        'tests/site/everyPage.spec.ts: reading',
        'tests/unit/components/theme/stylesheet.test.ts: gives a finger the same room in all of them',
      ],
    },
  },
};
