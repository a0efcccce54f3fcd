import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsItemPage } from '../../components/news/NewsItemPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';
import * as breadcrumbs from '../navigation/Breadcrumbs.stories.tsx';
import * as newsTeaser from './NewsTeaser.stories.tsx';
import * as picture from '../primitives/Picture.stories.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: NewsItemPage, parameters: wholePage } satisfies Meta<typeof NewsItemPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutPicture = {
  args: {
    title: 'Jahrestagung am 24. und 25. April 2027',
    lead: 'Unter dem Motto „Zuhören ist Handwerk“ treffen wir uns in der Stadthalle Musterstadt.',
    trail: breadcrumbs.ThreeLevels.args.trail,
    date: '2026-11-19',
    author: 'Jonas Beispiel',
    picture: undefined,
    body: {
      html: trustSanitised(
        '<p>Am Samstag gibt es zwölf Arbeitsgruppen, von der Notfallübung bis zur Buchführung für kleine Praxen.</p><h2 id="anmeldung">Anmeldung</h2><p>Sie öffnet Mitte Januar.</p>',
      ),
    },
    related: [newsTeaser.WithLead.args, newsTeaser.WithoutLead.args],
    listHref: '/aktuelles',
  },
} satisfies Story;
export const WithPicture = {
  args: { ...WithoutPicture.args, picture: picture.Informative.args },
} satisfies Story;
export const TitleOnly = {
  args: {
    title: 'Kurz gesagt',
    date: '2026-01-02',
    ...{ author: undefined, picture: undefined, body: undefined },
    related: [],
    listHref: '/aktuelles',
  },
} satisfies Story;
export const LongWords = {
  args: {
    ...WithoutPicture.args,
    title: newsTeaser.LongWordsInNarrowSpace.args.title,
    lead: newsTeaser.LongWordsInNarrowSpace.args.lead,
    author: 'Dr. Wilhelmine Musterfrau-Beispielhausen',
    related: [newsTeaser.LongWordsInNarrowSpace.args],
  },
} satisfies Story;
export const PartlyTranslated = {
  args: {
    ...WithoutPicture.args,
    title: 'Congrès annuel les 24 et 25 avril 2027',
    lead: 'Sur le thème « Écouter, c’est un métier », nous nous retrouvons à Musterstadt.',
    trail: breadcrumbs.PartlyTranslated.args.trail,
    body: { ...WithoutPicture.args.body, lang: 'de' },
    related: [newsTeaser.UntranslatedLead.args],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
