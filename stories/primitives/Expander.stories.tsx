import type { Meta, StoryObj } from '@storybook/react-vite';
import { expanderFixtures } from '../../components/primitives/Expander.fixtures.ts';
import { Expander } from '../../components/primitives/Expander.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Expander } satisfies Meta<typeof Expander>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: expanderFixtures.german };
export const Open: Story = { args: expanderFixtures.open };
export const OneOfSeveral: Story = {
  args: expanderFixtures.german,
  render: (expander) => (
    <div>
      <Expander {...expander} name="questions" />
      <Expander {...expanderFixtures.compound} name="questions" />
    </div>
  ),
};
export const English: Story = {
  args: expanderFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: expanderFixtures.french,
  parameters: { language: 'fr' },
};
export const FrenchWithGermanWords: Story = {
  args: expanderFixtures.untranslated,
  parameters: { language: 'fr' },
};
export const CompoundsInNarrowSpace: Story = {
  args: expanderFixtures.compound,
  decorators: [narrow],
};
