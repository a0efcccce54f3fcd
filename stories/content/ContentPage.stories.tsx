import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentPage } from '../../components/content/ContentPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import type { ContentHeading } from '../../components/content/TableOfContents.tsx';
import * as tableOfContents from './TableOfContents.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: ContentPage, parameters: wholePage } satisfies Meta<typeof ContentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const paragraph =
  '<p>Jede Leistung wird einzeln aufgeführt. Aufklärung, Einwilligung und Dokumentation gehören zur Behandlung und werden nicht gesondert berechnet. Was darüber hinausgeht, wird vorher schriftlich vereinbart.</p>';

function article(headings: readonly ContentHeading[]) {
  const html = headings.map(({ id, text }) => `<h2 id="${id}">${text}</h2>${paragraph}`);
  return { body: { html: trustSanitised(html.join('')) }, headings };
}

export const Long = {
  args: {
    title: 'Gebührenverzeichnis',
    lead: 'Was Behandlerinnen und Behandler berechnen dürfen, und was nicht.',
    ...article(tableOfContents.ThreeHeadings.args.headings),
  },
} satisfies Story;
export const Short = {
  args: {
    title: 'Berufsbild',
    lead: 'Was Angehörige unserer Berufe tun, und was sie dafür gelernt haben.',
    ...article(tableOfContents.ThreeHeadings.args.headings.slice(0, 2)),
  },
} satisfies Story;
export const TitleOnly = { args: { title: 'Aktuelles', headings: [] } } satisfies Story;
export const LongWords = {
  args: {
    title: 'Berufshaftpflichtversicherungsnachweis',
    lead: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    ...article(tableOfContents.LongWordsInNarrowSpace.args.headings),
  },
} satisfies Story;
export const Untranslated = {
  args: {
    title: { text: 'Gebührenverzeichnis', lang: 'de' },
    headings: [],
    body: { html: trustSanitised(paragraph), lang: 'de' },
  },
  parameters: inLanguage('fr'),
} satisfies Story;
