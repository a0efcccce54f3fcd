import type { Meta, StoryObj } from '@storybook/react-vite';
import { visuallyHiddenFixtures } from '../../components/primitives/VisuallyHidden.fixtures.tsx';
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden.tsx';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: visuallyHiddenFixtures.hidden,
  render: (props) => (
    <p>
      Nach diesem Satz folgt ein unsichtbarer. <VisuallyHidden {...props} />
    </p>
  ),
};

export const HiddenHeading: Story = { args: visuallyHiddenFixtures.heading };

export const ShownOnFocus: Story = {
  args: visuallyHiddenFixtures.focusable,
  render: (props) => (
    <main id="inhalt">
      <VisuallyHidden {...props} />
      <p>Mit der Tabulatortaste erscheint hier ein Link.</p>
    </main>
  ),
};
