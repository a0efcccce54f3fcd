import type { Meta, StoryObj } from '@storybook/react-vite';
import { subNavigationFixtures } from '../../components/navigation/SubNavigation.fixtures.ts';
import { SubNavigation } from '../../components/navigation/SubNavigation.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: SubNavigation, decorators: [narrow] } satisfies Meta<
  typeof SubNavigation
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: subNavigationFixtures.german };
export const WithOverview: Story = { args: subNavigationFixtures.withOverview };
export const OnOverview: Story = { args: subNavigationFixtures.onOverview };
export const Compounds: Story = { args: subNavigationFixtures.compound };
export const French: Story = {
  args: subNavigationFixtures.french,
  parameters: { language: 'fr' },
};
