import type { Meta, StoryObj } from '@storybook/react-vite';
import { Header } from '../../components/frame/Header.tsx';
import { breakpoints } from '../../components/theme/tokens.ts';
import { onPhone } from '../windows.ts';
import { wholePage } from './wholePage.ts';
import { LanguageSwitch } from '../../components/navigation/LanguageSwitch.tsx';
import * as logo from './Logo.stories.tsx';
import * as primaryMenu from '../navigation/PrimaryMenu.stories.tsx';
import * as languageSwitch from '../navigation/LanguageSwitch.stories.tsx';

const meta = { component: Header, parameters: wholePage } satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association = {
  args: {
    logo: logo.Association.args,
    menu: { entries: primaryMenu.Association.args.entries },
    languageSwitch: <LanguageSwitch {...languageSwitch.Everywhere.args} />,
    colorModeToggle: true,
    searchHref: '/suche',
  },
} satisfies Story;
export const OpenGroup = {
  args: { ...Association.args, menu: { entries: primaryMenu.OpenGroup.args.entries } },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Wer wir sind')),
} satisfies Story;
export const OnPhoneWithOpenMenu = {
  args: OpenGroup.args,
  ...onPhone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    // In a large window, in which other tools show this story, there is no menu to open.
    if (matchMedia(`(width>=${breakpoints.lg})`).matches) return;
    canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
    await userEvent.click(canvas.getByText('Service'));
  },
} satisfies Story;
export const PageInGermanOnly = {
  args: {
    ...Association.args,
    languageSwitch: <LanguageSwitch {...languageSwitch.PageInGermanOnly.args} />,
  },
} satisfies Story;

/** A project whose base colour determines light or dark mode. */
export const WithoutColorMode = {
  args: { ...Association.args, colorModeToggle: false },
} satisfies Story;
export const Centered = { args: { ...Association.args, layout: 'centered' } } satisfies Story;
export const OneEntry = {
  args: {
    logo: logo.ShortName.args,
    menu: { entries: primaryMenu.OneEntry.args.entries },
    languageSwitch: null,
    colorModeToggle: false,
  },
} satisfies Story;
export const WideLogo = {
  args: { ...Association.args, logo: logo.VeryWideImage.args },
} satisfies Story;
export const LongWords = {
  args: {
    ...Association.args,
    logo: logo.LongWordsInNarrowSpace.args,
    menu: { entries: primaryMenu.LongWords.args.entries },
  },
} satisfies Story;
