import type { Meta, StoryObj } from '@storybook/react-vite';
import { noticeFixtures } from '../../components/primitives/Notice.fixtures.ts';
import { Notice } from '../../components/primitives/Notice.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Notice } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = { args: noticeFixtures.success };
export const Danger: Story = { args: noticeFixtures.danger };
export const Info: Story = { args: noticeFixtures.info };
export const Dark: Story = { args: noticeFixtures.danger, parameters: { colorMode: 'dark' } };
export const CompoundsInNarrowSpace: Story = {
  args: noticeFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: noticeFixtures.french,
  parameters: { language: 'fr' },
};
