import type { SampleLanguage } from '../../stories/sampleLanguages.ts';
import type { Adherence } from './Evidence.ts';

interface ReportWords {
  readonly levels: Readonly<Record<Adherence, string>>;
  /** What the report is about, and what not. */
  readonly scope: string;
  /** @param count of success criteria */
  readonly figures: (count: string) => string;
  readonly check: (facts: CheckFacts) => string;
  readonly standard: string;
  readonly clause: string;
  readonly evidence: string;
  readonly rules: string;
  readonly tests: string;
  readonly criteria: (count: string) => string;
  readonly inAllLanguages: string;
  readonly inGerman: string;
  readonly unread: string;
  readonly notCovered: readonly string[];
}

/** All as text in the language. */
type CheckFacts = Readonly<Record<'engine' | 'pages' | 'date' | 'violations' | 'version', string>>;

/** The words of the report's page. Components do not show them, so they are not among the labels of `locales/`. */
export const words: Readonly<Record<SampleLanguage, ReportWords>> = {
  de: {
    levels: {
      supports: 'erfüllt',
      'partially-supports': 'teilweise erfüllt',
      'does-not-support': 'nicht erfüllt',
      'not-applicable': 'nicht anwendbar',
      'not-evaluated': 'nicht bewertet',
    },
    scope:
      'Der Bericht handelt von der Software mit ihren Beispielinhalten, nicht von den Inhalten einer Website, die damit erstellt wird. Kein Mensch mit Behinderung und niemand von außen hat sie dafür geprüft. „Erfüllt“ heißt, dass Tests die Sache selbst prüfen und kein Fehler bekannt ist. Was nur axe teilweise prüft, heißt „nicht bewertet“.',
    figures: (count) => `${count} Erfolgskriterien der WCAG 2.2 auf den Stufen A und AA`,
    check: ({ engine, pages, date, violations, version }) =>
      `Letzte Prüfung aller Seiten: Collegium ${version}, ${date}, ${engine}, ${pages} Seiten in heller und dunkler Darstellung und in zwei Breiten, Verstöße: ${violations}.`,
    standard:
      'EN 301 549 V3.2.1 ist die harmonisierte Fassung, bis das Amtsblatt der Europäischen Union eine neuere nennt. Kapitel 9 wiederholt WCAG 2.1. V4.1.1 verweist auf WCAG 2.2: sechs Kriterien der Stufen A und AA kommen hinzu (2.4.11, 2.5.7, 2.5.8, 3.2.6, 3.3.7, 3.3.8), und 4.1.1 entfällt.',
    clause: 'EN 301 549:',
    evidence: 'Belege',
    rules: 'Regeln von axe',
    tests: 'Tests',
    criteria: (count) => `${count} Kriterien`,
    inAllLanguages: 'In drei Sprachen',
    inGerman: 'Auf Deutsch',
    unread: 'Nicht gelesen',
    notCovered: [
      'Echte Vorleseprogramme: Die Texte folgen den Regeln von ARIA. Was Orca mit Firefox sagt, steht für zehn Bauteile in docs/conformance/orca.md.',
      'Eingaben: Jeder Zustand wird gelesen, wie er erscheint, nicht wie er sich nach einem Klick ändert.',
      'Zugeklapptes: Der Leser im Test liest auch, was ein geschlossenes „details“ verbirgt.',
      'Ganze Seiten mit Kopf und Fuß: tests/site/screenReader.spec.ts vergleicht Kopf, Menü und Fuß.',
      'Die Abschnitte „Screens“ und „Journeys“: Sie bestehen aus Bauteilen, die vorgelesen werden, und ihre Texte sind Inhalte der Redaktion.',
      'Ansagen, die Skripte außerhalb der Bauteile machen, etwa beim Seitenwechsel.',
    ],
  },
  en: {
    levels: {
      supports: 'supported',
      'partially-supports': 'partially supported',
      'does-not-support': 'not supported',
      'not-applicable': 'not applicable',
      'not-evaluated': 'not evaluated',
    },
    scope:
      'The report is about the software with its sample content, not about the content of a website made with it. No person with a disability and nobody from outside has tested it for this report. “Supported” means that tests check the matter itself and no fault is known. What only axe checks in part reads “not evaluated”.',
    figures: (count) => `${count} success criteria of WCAG 2.2 at levels A and AA`,
    check: ({ engine, pages, date, violations, version }) =>
      `Last check of all pages: Collegium ${version}, ${date}, ${engine}, ${pages} pages in light and dark mode and in two widths, violations: ${violations}.`,
    standard:
      'EN 301 549 V3.2.1 is the harmonised version until the Official Journal of the European Union names a newer one. Its chapter 9 repeats WCAG 2.1. V4.1.1 refers to WCAG 2.2: six criteria of levels A and AA are added (2.4.11, 2.5.7, 2.5.8, 3.2.6, 3.3.7, 3.3.8), and 4.1.1 is removed.',
    clause: 'EN 301 549:',
    evidence: 'Evidence',
    rules: 'Rules of axe',
    tests: 'Tests',
    criteria: (count) => `${count} criteria`,
    inAllLanguages: 'In three languages',
    inGerman: 'In German',
    unread: 'Not read',
    notCovered: [
      'Real screen readers: the texts follow the rules of ARIA. What Orca says with Firefox is in docs/conformance/orca.md, for ten components.',
      'Input: each state is read as it appears, not as it changes after a click.',
      'Closed parts: the reader in tests also reads what a closed “details” hides.',
      'Whole pages with header and footer: tests/site/screenReader.spec.ts compares header, menu and footer.',
      'The sections “Screens” and “Journeys”: they consist of components that are read, and their texts are content of editors.',
      'Announcements of scripts outside components, such as after a change of page.',
    ],
  },
  fr: {
    levels: {
      supports: 'respecté',
      'partially-supports': 'partiellement respecté',
      'does-not-support': 'non respecté',
      'not-applicable': 'non applicable',
      'not-evaluated': 'non évalué',
    },
    scope:
      'Ce rapport porte sur le logiciel avec ses contenus d’exemple, non sur les contenus d’un site réalisé avec lui. Aucune personne handicapée ni aucun expert externe ne l’a testé pour ce rapport. « Respecté » signifie que des tests vérifient la chose elle-même et qu’aucun défaut n’est connu. Ce qu’axe seul vérifie en partie est « non évalué ».',
    figures: (count) => `${count} critères de succès des WCAG 2.2, niveaux A et AA`,
    check: ({ engine, pages, date, violations, version }) =>
      `Dernière vérification de toutes les pages : Collegium ${version}, ${date}, ${engine}, ${pages} pages en mode clair et sombre et en deux largeurs, violations : ${violations}.`,
    standard:
      'EN 301 549 V3.2.1 reste la version harmonisée jusqu’à ce que le Journal officiel de l’Union européenne en cite une plus récente. Son chapitre 9 reprend les WCAG 2.1. V4.1.1 renvoie aux WCAG 2.2 : six critères des niveaux A et AA s’ajoutent (2.4.11, 2.5.7, 2.5.8, 3.2.6, 3.3.7, 3.3.8) et 4.1.1 disparaît.',
    clause: 'EN 301 549 :',
    evidence: 'Preuves',
    rules: 'Règles d’axe',
    tests: 'Tests',
    criteria: (count) => `${count} critères`,
    inAllLanguages: 'En trois langues',
    inGerman: 'En allemand',
    unread: 'Non lus',
    notCovered: [
      'Les vrais lecteurs d’écran : les textes suivent les règles d’ARIA. Ce que dit Orca avec Firefox figure dans docs/conformance/orca.md, pour dix composants.',
      'Les saisies : chaque état est lu tel qu’il apparaît, non tel qu’il change après un clic.',
      'Les parties fermées : le lecteur des tests lit aussi ce que cache un « details » fermé.',
      'Les pages entières avec en-tête et pied : tests/site/screenReader.spec.ts compare l’en-tête, le menu et le pied de page.',
      'Les sections « Screens » et « Journeys » : elles se composent de composants qui sont lus, et leurs textes sont le contenu des rédacteurs.',
      'Les annonces de scripts hors des composants, par exemple après un changement de page.',
    ],
  },
};
