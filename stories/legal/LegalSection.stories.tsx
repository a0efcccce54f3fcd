import type { Meta, StoryObj } from '@storybook/react-vite';
import { legalSectionFixtures } from '../../components/legal/LegalSection.fixtures.tsx';
import { LegalSection } from '../../components/legal/LegalSection.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: LegalSection } satisfies Meta<typeof LegalSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: legalSectionFixtures.plain };
export const Linkable: Story = { args: legalSectionFixtures.linkable };
export const CompoundInNarrowSpace: Story = {
  args: legalSectionFixtures.compound,
  decorators: [narrow],
};
