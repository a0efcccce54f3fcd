import type { Meta, StoryObj } from '@storybook/react-vite';
import { wholePage } from '../../frame/wholePage.ts';
import { AreaStage } from './AreaStage.tsx';
import { awayCalls, emptyCalls, sampleMembers, silentCalls } from './sampleBackend.ts';
import { inLanguage } from '../../pinned.ts';

const meta = { component: AreaStage, parameters: wholePage } satisfies Meta<typeof AreaStage>;
export default meta;

type Story = StoryObj<typeof meta>;

// These addresses are German, so the page is, too.
const inGerman = { parameters: { ...wholePage, ...inLanguage('de') } };

function searchFor(query: string): NonNullable<Story['play']> {
  return async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), `${query}{Enter}`);
    await canvas.findAllByText(query, { exact: false });
  };
}

export const Home = { args: { page: 'home' } } satisfies Story;
export const HomeOfLongName = { args: { page: 'home', user: sampleMembers.long } } satisfies Story;
export const HomeEmpty = { args: { page: 'home', calls: emptyCalls } } satisfies Story;

export const Content = { args: { page: 'legalAdvice' } } satisfies Story;
export const ContentWithoutText = { args: { page: 'hotline' } } satisfies Story;

export const News = { args: { page: 'news' } } satisfies Story;
export const NewsEmpty = { args: { page: 'news', calls: emptyCalls } } satisfies Story;
export const NewsItem = {
  ...inGerman,
  args: { path: '/mitgliederbereich/aktuelles/rahmenvertrag' },
} satisfies Story;

export const Documents = { args: { page: 'documents' } } satisfies Story;
export const DocumentsEmpty = { args: { page: 'documents', calls: emptyCalls } } satisfies Story;

export const Profile = { args: { page: 'profile' } } satisfies Story;

export const Search = { args: { page: 'search' } } satisfies Story;
// Other members than that of Search: the screen remembers a member's last query.
export const SearchFound = {
  args: { page: 'search', user: sampleMembers.vhm },
  play: searchFor('2026'),
} satisfies Story;
export const SearchNothingFound = {
  args: { page: 'search', user: sampleMembers.long },
  play: searchFor('xyz'),
} satisfies Story;

export const Loading = { args: { page: 'legalAdvice', calls: silentCalls } } satisfies Story;
export const Unreachable = { args: { page: 'legalAdvice', calls: awayCalls } } satisfies Story;
export const ForOtherMembers = {
  args: { page: 'feesAdt', calls: emptyCalls, user: sampleMembers.vhm },
} satisfies Story;
export const NotFound = {
  ...inGerman,
  args: { path: '/mitgliederbereich/gibt-es-nicht' },
} satisfies Story;
