import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SearchPageProps } from '../../components/search/SearchPage.tsx';
import { Found } from '../search/SearchPage.stories.tsx';
import { screen, wholeScreen, withProps } from './screen.tsx';

const meta = { tags: ['!autodocs'], ...wholeScreen } satisfies Meta;
export default meta;

type Story = StoryObj;

const searched = (query: string, outcome: SearchPageProps['outcome']) =>
  screen('search', { change: withProps<SearchPageProps>({ query, ...(outcome && { outcome }) }) });

const { results } = Found.args.outcome;

export const BeforeAQuery = { render: screen('search') } satisfies Story;
export const Waiting = { render: searched('satzung', { kind: 'busy' }) } satisfies Story;
export const NothingFound = { render: searched('satzugn', { kind: 'none' }) } satisfies Story;
export const Unreachable = { render: searched('satzung', { kind: 'failed' }) } satisfies Story;
export const OneResult = {
  render: searched('satzung', { kind: 'found', count: 1, results: results.slice(0, 1) }),
} satisfies Story;
/** All of them, as after the last press of the button for more. */
export const HundredResults = {
  render: searched('satzung', {
    kind: 'found',
    count: 100,
    results: Array.from({ length: 34 }, () => results)
      .flat()
      .slice(0, 100)
      .map((result, place) => ({ ...result, href: `/satzung-${place + 1}` })),
  }),
} satisfies Story;
