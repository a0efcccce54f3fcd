import type { SuccessCriteria } from '../Evidence.ts';

/** Principle 4. */
export const robust: SuccessCriteria = {
  '4.1.1': {
    name: { de: 'Syntaxanalyse', fr: 'Analyse syntaxique' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'WCAG 2.2 hat das Kriterium gestrichen; EN 301 549 V3.2.1 enthält es noch. Das HTML jeder Seite wird geprüft.',
        en: 'WCAG 2.2 has removed the criterion; EN 301 549 V3.2.1 still has it. The HTML of each page is validated.',
        fr: 'WCAG 2.2 a supprimé ce critère ; EN 301 549 V3.2.1 le contient encore. Le HTML de chaque page est validé.',
      },
      tests: ['tests/site/html.spec.ts: htmlProblems'],
    },
  },
  '4.1.2': {
    name: { de: 'Name, Rolle, Wert', fr: 'Nom, rôle et valeur' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Was ein Vorleseprogramm zu jedem Bauteil sagt, ist aufgeschrieben; jede Änderung fällt auf. Es ist ein gedachtes Programm, das den Regeln von ARIA folgt.',
        en: 'What a screen reader says of each component is written down; each change is noticed. It is a virtual reader that follows the rules of ARIA.',
        fr: 'Ce qu’un lecteur d’écran dit de chaque composant est consigné ; tout changement est remarqué. C’est un lecteur virtuel qui suit les règles d’ARIA.',
      },
      tests: [
        'tests/unit/storybook/spoken.test.tsx: a screen reader says the same as before',
        'tests/site/screenReader.spec.ts: an open group of the menu',
        'tests/site/everyPage.spec.ts: reading',
      ],
    },
  },
  '4.1.3': {
    name: { de: 'Statusmeldungen', fr: 'Messages d’état' },
    evidence: {
      level: 'supports',
      remark: {
        de: 'Die Zahl der Suchergebnisse, eine neue Seite, Warten, Erfolg und Fehler werden angesagt, ohne den Fokus zu bewegen.',
        en: 'The number of search results, a new page, waiting, success and errors are announced without moving the focus.',
        fr: 'Le nombre de résultats, une nouvelle page, l’attente, le succès et les erreurs sont annoncés sans déplacer le focus.',
      },
      tests: [
        'tests/site/search/accessibility.spec.ts: a screen reader gets a form, the number of results, and results',
        'tests/site/navigation/focus.spec.ts: hears the announcement in the language of the page',
        'tests/unit/components/primitives/Button.test.tsx: keeps the focus, is marked as unavailable, and announces its label',
      ],
    },
  },
};
