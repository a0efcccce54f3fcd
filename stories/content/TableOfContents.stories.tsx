import type { Meta, StoryObj } from '@storybook/react-vite';
import { tableOfContentsFixtures } from '../../components/content/TableOfContents.fixtures.ts';
import { TableOfContents } from '../../components/content/TableOfContents.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { onDesktop, onPhone } from '../windows.ts';

// Next to a text, or collapsed above it if there is no space.
const meta = {
  component: TableOfContents,
  globals: onDesktop,
} satisfies Meta<typeof TableOfContents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeHeadings: Story = { args: tableOfContentsFixtures.german };
export const Folded: Story = { args: tableOfContentsFixtures.folded, globals: onPhone };
export const CompoundsInNarrowSpace: Story = {
  args: tableOfContentsFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: tableOfContentsFixtures.french,
  parameters: { language: 'fr' },
};
