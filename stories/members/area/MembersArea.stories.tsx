import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  awayCalls,
  emptyCalls,
  memberFixtures,
  silentCalls,
} from '../../../components/members/area/area.fixtures.ts';
import { wholePage } from '../../frame/wholePage.ts';
import { onPhone } from '../../windows.ts';
import { AreaStage } from './AreaStage.tsx';

/** The screens of the members' area. The toolbar changes the language. */
const meta = {
  component: AreaStage,
  parameters: wholePage,
} satisfies Meta<typeof AreaStage>;
export default meta;

type Story = StoryObj<typeof meta>;

const dark = { parameters: { colorMode: 'dark' } };
const english = { parameters: { language: 'en' } };
const french = { parameters: { language: 'fr' } };

export const Home: Story = { args: { page: 'home' } };
export const HomeOnPhone: Story = { ...Home, globals: onPhone };
export const HomeEnglish: Story = { ...Home, ...english };
export const HomeFrench: Story = { ...Home, ...french };
export const HomeDark: Story = { ...Home, ...dark };
export const HomeOfLongName: Story = { args: { page: 'home', user: memberFixtures.long } };
export const HomeEmpty: Story = { args: { page: 'home', calls: emptyCalls } };

export const Content: Story = { args: { page: 'legalAdvice' } };
export const ContentOnPhone: Story = { ...Content, globals: onPhone };
export const ContentEnglish: Story = { ...Content, ...english };
export const ContentFrench: Story = { ...Content, ...french };
export const ContentDark: Story = { ...Content, ...dark };

export const News: Story = { args: { page: 'news' } };
export const NewsEnglish: Story = { ...News, ...english };
export const NewsFrench: Story = { ...News, ...french };
export const NewsEmpty: Story = { args: { page: 'news', calls: emptyCalls } };

export const NewsItem: Story = { args: { path: '/mitgliederbereich/aktuelles/rahmenvertrag' } };
export const NewsItemEnglish: Story = {
  ...english,
  args: { path: '/en/members-area/news/framework-contract' },
};
export const NewsItemFrench: Story = {
  ...french,
  args: { path: '/fr/espace-membres/actualites/contrat-cadre' },
};

export const Documents: Story = { args: { page: 'documents' } };
export const DocumentsOnPhone: Story = { ...Documents, globals: onPhone };
export const DocumentsEnglish: Story = { ...Documents, ...english };
export const DocumentsFrench: Story = { ...Documents, ...french };
export const DocumentsEmpty: Story = { args: { page: 'documents', calls: emptyCalls } };

export const Profile: Story = { args: { page: 'profile' } };
export const ProfileOnPhone: Story = { ...Profile, globals: onPhone };
export const ProfileEnglish: Story = { ...Profile, ...english };
export const ProfileFrench: Story = { ...Profile, ...french };
export const ProfileDark: Story = { ...Profile, ...dark };

export const Search: Story = { args: { page: 'search' } };
export const SearchEnglish: Story = { ...Search, ...english };
export const SearchFrench: Story = { ...Search, ...french };

export const Loading: Story = { args: { page: 'legalAdvice', calls: silentCalls } };
export const LoadingDark: Story = { ...Loading, ...dark };
export const Away: Story = { args: { page: 'legalAdvice', calls: awayCalls } };
export const AwayFrench: Story = { ...Away, ...french };
export const AwayDark: Story = { ...Away, ...dark };

export const OfOthers: Story = {
  args: { page: 'feesAdt', calls: emptyCalls, user: memberFixtures.vhm },
};
export const OfOthersEnglish: Story = { ...OfOthers, ...english };
export const OfOthersFrench: Story = { ...OfOthers, ...french };
export const NotFound: Story = { args: { path: '/mitgliederbereich/gibt-es-nicht' } };
export const NotFoundEnglish: Story = { ...english, args: { path: '/en/members-area/nothing' } };
export const NotFoundFrench: Story = { ...french, args: { path: '/fr/espace-membres/rien' } };
