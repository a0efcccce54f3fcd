import type { Meta, StoryObj } from '@storybook/react-vite';
import { notFoundPageFixtures } from '../../components/notFound/NotFoundPage.fixtures.ts';
import { NotFoundPage } from '../../components/notFound/NotFoundPage.tsx';
import { wholePage } from '../frame/wholePage.ts';

const meta = { component: NotFoundPage, parameters: wholePage } satisfies Meta<typeof NotFoundPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: notFoundPageFixtures.german };
export const Minimal: Story = { args: notFoundPageFixtures.minimal };
export const Compounds: Story = { args: notFoundPageFixtures.compound };
export const French: Story = {
  args: notFoundPageFixtures.french,
  parameters: { language: 'fr' },
};
