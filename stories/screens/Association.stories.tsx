import type { Meta, StoryObj } from '@storybook/react-vite';
import type { InstitutionState } from '../../components/association/InstitutionList.tsx';
import type { ContentBlockProps } from '../../components/content/ContentBlock.tsx';
import type { ContentPageProps } from '../../components/content/ContentPage.tsx';
import { screen, wholeScreen, withProps } from './screen.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { tags: ['!autodocs'], ...wholeScreen } satisfies Meta;
export default meta;

type Story = StoryObj;

export const People = { render: screen('people') } satisfies Story;
export const Schools = { render: screen('institutions') } satisfies Story;
export const OneSchool = {
  render: schools(([first]) =>
    first ? [{ ...first, institutions: first.institutions.slice(0, 1) }] : [],
  ),
} satisfies Story;
export const HundredSchools = {
  render: schools((states) => states.map((state) => ({ ...state, institutions: many(state) }))),
} satisfies Story;
export const Partners = { render: screen('partners') } satisfies Story;
export const Documents = { render: screen('documents') } satisfies Story;
/** The association has not translated this page. */
export const Fees = {
  render: screen('fees'),
  parameters: { ...wholeScreen.parameters, ...inLanguage('de') },
} satisfies Story;

/** The page of the schools with others. */
function schools(change: (states: readonly InstitutionState[]) => readonly InstitutionState[]) {
  const changed = (block: ContentBlockProps): ContentBlockProps =>
    block.shows.type === 'institutions'
      ? { ...block, shows: { ...block.shows, states: change(block.shows.states) } }
      : block;
  return screen('institutions', {
    change: withProps<ContentPageProps>(({ blocksBefore = [], blocksAfter = [] }) => ({
      blocksBefore: blocksBefore.map(changed),
      blocksAfter: blocksAfter.map(changed),
    })),
  });
}

/** So many that the whole page has about a hundred. */
function many({ institutions }: InstitutionState): InstitutionState['institutions'] {
  return Array.from({ length: 9 }, (_, round) =>
    institutions.map((institution) => ({
      ...institution,
      name: round === 0 ? institution.name : `${institution.name} ${round + 1}`,
    })),
  ).flat();
}
