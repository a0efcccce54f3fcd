import { trustSanitised } from '../primitives/safeHtml.ts';
import type { ContentPageProps } from './ContentPage.tsx';
import { tableOfContentsFixtures } from './TableOfContents.fixtures.ts';
import type { ContentHeading } from './TableOfContents.tsx';

const paragraph =
  '<p>Jede Leistung wird einzeln aufgeführt. Aufklärung, Einwilligung und Dokumentation gehören zur Behandlung und werden nicht gesondert berechnet. Was darüber hinausgeht, wird vorher schriftlich vereinbart.</p>';

function article(headings: readonly ContentHeading[], text = paragraph) {
  const html = headings.map((heading) => `<h2 id="${heading.id}">${heading.text}</h2>${text}`);
  return { body: { html: trustSanitised(html.join('')) }, headings };
}

const { german, compound, french } = tableOfContentsFixtures;

export const contentPageFixtures = {
  long: {
    title: 'Gebührenverzeichnis',
    lead: 'Was Behandlerinnen und Behandler berechnen dürfen, und was nicht.',
    ...article(german.headings),
  },
  short: {
    title: 'Berufsbild',
    lead: 'Was Angehörige unserer Berufe tun, und was sie dafür gelernt haben.',
    ...article(german.headings.slice(0, 2)),
  },
  titleOnly: { title: 'Aktuelles', headings: [] },
  compound: {
    title: 'Berufshaftpflichtversicherungsnachweis',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    ...article(compound.headings),
  },
  french: {
    title: 'Barème des honoraires',
    lead: 'Ce que les praticiennes et praticiens peuvent facturer.',
    ...article(
      french.headings,
      '<p>Chaque prestation figure séparément sur la facture. L’information, le consentement et la documentation font partie du traitement et ne sont pas facturés en sus.</p>',
    ),
  },
  /** On a French page, with an untranslated text. */
  untranslated: {
    title: { text: 'Gebührenverzeichnis', lang: 'de' },
    headings: [],
    body: { html: trustSanitised(paragraph), lang: 'de' },
  },
} satisfies Record<string, ContentPageProps>;
