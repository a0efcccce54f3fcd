import type { Meta, StoryObj } from '@storybook/react-vite';
import { headerFixtures } from '../../components/frame/Header.fixtures.tsx';
import { Header } from '../../components/frame/Header.tsx';
import { breakpoints } from '../../components/theme/tokens.ts';
import { onPhone } from '../windows.ts';
import { wholePage } from './wholePage.ts';

const meta = { component: Header, parameters: wholePage } satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: headerFixtures.german };
export const OpenGroup: Story = {
  args: headerFixtures.inGroup,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Wer wir sind')),
};
export const OnPhone: Story = { ...Association, globals: onPhone };
export const OnPhoneWithOpenMenu: Story = {
  args: headerFixtures.inGroup,
  globals: onPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // In a large window, in which other tools show this story, there is no menu to open.
    if (matchMedia(`(width>=${breakpoints.lg})`).matches) return;
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
    await userEvent.click(canvas.getByText('Service'));
  },
};
export const PageInGermanOnly: Story = { args: headerFixtures.germanOnly };
export const WithoutColorMode: Story = { args: headerFixtures.withoutToggle };
export const Centered: Story = { args: headerFixtures.centered };
export const CenteredDark: Story = {
  args: headerFixtures.centered,
  parameters: { colorMode: 'dark', language: 'en' },
};
export const CenteredFrench: Story = {
  args: { ...headerFixtures.french, layout: 'centered' },
  parameters: { language: 'fr' },
};
export const OneEntry: Story = { args: headerFixtures.minimal };
export const Compounds: Story = { args: headerFixtures.compound };
export const French: Story = { args: headerFixtures.french, parameters: { language: 'fr' } };
