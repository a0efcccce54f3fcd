import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuLink } from '../../components/navigation/MenuLink.tsx';
import { navigationLinkFixtures } from '../../components/navigation/navigation.fixtures.ts';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: MenuLink } satisfies Meta<typeof MenuLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: navigationLinkFixtures.plain };
export const Current: Story = { args: navigationLinkFixtures.current };
export const CurrentPart: Story = { args: navigationLinkFixtures.currentPart };
export const CompoundInNarrowSpace: Story = {
  args: navigationLinkFixtures.compound,
  decorators: [narrow],
};
export const FrenchToPageInGerman: Story = {
  args: navigationLinkFixtures.germanOnly,
  parameters: { language: 'fr' },
};
export const FrenchUntranslated: Story = {
  args: navigationLinkFixtures.untranslated,
  parameters: { language: 'fr' },
};
