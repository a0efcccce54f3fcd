import type { Meta, StoryObj } from '@storybook/react-vite';
import { peopleGridFixtures } from '../../components/association/PeopleGrid.fixtures.ts';
import { PeopleGrid } from '../../components/association/PeopleGrid.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { belowHeading } from './belowHeading.tsx';

const meta = { component: PeopleGrid, decorators: [belowHeading] } satisfies Meta<
  typeof PeopleGrid
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Board: Story = { args: peopleGridFixtures.board };
export const OnlyNames: Story = { args: peopleGridFixtures.onlyNames };
export const WithPortrait: Story = { args: peopleGridFixtures.withPortrait };
export const CompoundsInNarrowSpace: Story = {
  args: peopleGridFixtures.compound,
  decorators: [narrow],
};
export const English: Story = {
  args: peopleGridFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = { args: peopleGridFixtures.french, parameters: { language: 'fr' } };
