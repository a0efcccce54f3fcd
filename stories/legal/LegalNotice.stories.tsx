import type { Meta, StoryObj } from '@storybook/react-vite';
import { legalNoticeFixtures } from '../../components/legal/LegalNotice.fixtures.ts';
import { LegalNotice } from '../../components/legal/LegalNotice.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: LegalNotice } satisfies Meta<typeof LegalNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: legalNoticeFixtures.association };
export const TwoRegisters: Story = { args: legalNoticeFixtures.twoRegisters };
export const Minimal: Story = { args: legalNoticeFixtures.minimal };
export const UnparseablePhone: Story = { args: legalNoticeFixtures.unparseablePhone };
export const CompoundsInNarrowSpace: Story = {
  args: legalNoticeFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: legalNoticeFixtures.untranslated,
  parameters: { language: 'fr' },
};
