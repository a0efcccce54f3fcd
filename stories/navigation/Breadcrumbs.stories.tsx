import type { Meta, StoryObj } from '@storybook/react-vite';
import { breadcrumbsFixtures } from '../../components/navigation/Breadcrumbs.fixtures.ts';
import { Breadcrumbs } from '../../components/navigation/Breadcrumbs.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: breadcrumbsFixtures.german };
export const SectionWithoutPage: Story = { args: breadcrumbsFixtures.section };
export const CompoundsInNarrowSpace: Story = {
  args: breadcrumbsFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: breadcrumbsFixtures.french,
  parameters: { language: 'fr' },
};
