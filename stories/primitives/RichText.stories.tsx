import type { Meta, StoryObj } from '@storybook/react-vite';
import { richTextFixtures } from '../../components/primitives/RichText.fixtures.ts';
import { RichText } from '../../components/primitives/RichText.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: RichText } satisfies Meta<typeof RichText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = { args: richTextFixtures.article };
export const Short: Story = { args: richTextFixtures.short };
export const ArticleInNarrowSpace: Story = {
  args: richTextFixtures.article,
  decorators: [narrow],
};
export const OnBand: Story = { args: richTextFixtures.article, decorators: [onBandGround] };
export const French: Story = { args: richTextFixtures.french };
