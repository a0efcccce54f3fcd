import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsListPage } from '../../components/news/NewsListPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import * as newsTeaser from './NewsTeaser.stories.tsx';
import * as pagination from '../navigation/Pagination.stories.tsx';

const meta = { component: NewsListPage, parameters: wholePage } satisfies Meta<typeof NewsListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const archive = [
  { year: '2026', href: '/aktuelles' },
  { year: '2025', href: '/aktuelles' },
  { year: '2024', href: '/aktuelles/2' },
];

export const SeveralYears = {
  args: {
    title: 'Aktuelles',
    lead: 'Was uns gerade beschäftigt, was sich ändert und wann wir uns sehen.',
    years: [
      {
        year: '2026',
        items: [newsTeaser.WithLead.args],
      },
      { year: '2025', items: [newsTeaser.WithoutLead.args] },
    ],
    archive,
    pagination: pagination.First.args,
  },
} satisfies Story;
export const OneYear = {
  args: {
    title: 'Arbeitskreise',
    years: [{ year: '2026', items: [newsTeaser.WithLead.args] }],
    archive: archive.slice(0, 1),
    pagination: { current: 1, hrefs: ['/vhm-arbeitskreise'] },
  },
} satisfies Story;
export const Empty = {
  args: {
    title: 'Aktuelles',
    years: [],
    archive: [],
    pagination: { current: 1, hrefs: ['/aktuelles'] },
  },
} satisfies Story;
export const LongWords = {
  args: {
    title: 'Mitgliederverwaltungsangelegenheiten',
    years: [{ year: '2025', items: [newsTeaser.LongWordsInNarrowSpace.args] }],
    archive,
    pagination: pagination.ManyInNarrowSpace.args,
  },
} satisfies Story;
