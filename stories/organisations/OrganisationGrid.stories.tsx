import type { Meta, StoryObj } from '@storybook/react-vite';
import { organisationGridFixtures } from '../../components/organisations/OrganisationGrid.fixtures.ts';
import { OrganisationGrid } from '../../components/organisations/OrganisationGrid.tsx';
import { belowHeading } from '../association/belowHeading.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: OrganisationGrid, decorators: [belowHeading] } satisfies Meta<
  typeof OrganisationGrid
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: organisationGridFixtures.german };
export const Brands: Story = { args: organisationGridFixtures.brands };
export const WithoutLink: Story = { args: organisationGridFixtures.withoutLink };
export const CompoundsInNarrowSpace: Story = {
  args: organisationGridFixtures.compound,
  decorators: [narrow],
};
export const English: Story = {
  args: organisationGridFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: organisationGridFixtures.french,
  parameters: { language: 'fr' },
};
