import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sidebar } from '../../components/frame/Sidebar.tsx';
import { onPhone } from '../windows.ts';
import { Text } from '../../components/primitives/Text.tsx';

const meta = { component: Sidebar } satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the sidebar, as a visitor does. Without popovers, as in jsdom, it stays closed. */
const open: Story['play'] = ({ canvasElement }) => {
  if (!('popover' in canvasElement)) return;
  canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
};

export const Closed = {
  args: {
    title: 'Angaben zum Anbieter',
    children: <Text>Verband der Heilberufe Musterland e. V., Beispielallee 12</Text>,
  },
} satisfies Story;
export const Open = { ...Closed, play: open } satisfies Story;
export const OpenOnPhone = {
  args: {
    title: 'Berufshaftpflichtversicherungsnachweis',
    children: (
      <Text>Die Arzneimittelkommissionsgeschäftsstelle bewahrt ihn auf, in Musterstadt.</Text>
    ),
  },
  ...onPhone,
  play: open,
} satisfies Story;
export const LongerThanTheWindow = {
  args: {
    title: 'Angaben zum Anbieter',
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index}>Vereinsregister VR {index + 1}, Amtsgericht Musterstadt</Text>
    )),
  },
  play: open,
} satisfies Story;
