import type { Meta, StoryObj } from '@storybook/react-vite';
import { sidebarFixtures } from '../../components/frame/Sidebar.fixtures.tsx';
import { Sidebar } from '../../components/frame/Sidebar.tsx';
import { onPhone } from '../windows.ts';

const meta = { component: Sidebar } satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the sidebar, as a visitor does. Without popovers, as in jsdom, it stays closed. */
const open: Story['play'] = ({ canvasElement }) => {
  if (!('popover' in canvasElement)) return;
  canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
};

export const Closed: Story = { args: sidebarFixtures.german };
export const Open: Story = { ...Closed, play: open };
export const OpenOnPhone: Story = { args: sidebarFixtures.compound, globals: onPhone, play: open };
export const LongerThanTheWindow: Story = { args: sidebarFixtures.long, play: open };
export const French: Story = {
  args: sidebarFixtures.french,
  parameters: { language: 'fr' },
  play: open,
};
