import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from '../../components/primitives/VisuallyHidden.tsx';

const meta = { component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden = {
  args: { children: 'Nur für Vorleseprogramme' },
  render: (props) => (
    <p>
      Nach diesem Satz folgt ein unsichtbarer. <VisuallyHidden {...props} />
    </p>
  ),
} satisfies Story;
export const HiddenHeading = { args: { as: 'h2', children: 'Fußzeile' } } satisfies Story;
export const ShownOnFocus = {
  args: { focusable: true, children: <a href="#inhalt">Zum Inhalt springen</a> },
  render: (props) => (
    <div id="inhalt">
      <VisuallyHidden {...props} />
      <p>Mit der Tabulatortaste erscheint hier ein Link.</p>
    </div>
  ),
} satisfies Story;
