import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, type LogoImage } from '../../components/frame/Logo.tsx';
import { inHeader, narrow } from '../primitives/grounds.tsx';

const meta = { component: Logo, decorators: [inHeader] } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Overlapping leaves, as a data URL so that stories need no server. */
const image: LogoImage = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#17665a"/><path fill="#faf7f2" d="M32 56C14 48 10 30 16 16c12 6 17 22 16 40Z"/><path fill="#a9d5c5" d="M32 56c18-8 22-26 16-40-12 6-17 22-16 40Z"/></svg>',
  )}`,
  width: 64,
  height: 64,
};

export const Association = {
  args: {
    href: '/',
    image,
    name: 'Verband der Heilberufe Musterland e. V.',
    shortName: 'VHM',
  },
} satisfies Story;
export const ShortName = {
  args: { href: '/', image, name: 'Heilberufe Musterland', shortName: 'HM' },
} satisfies Story;
export const WideImage = {
  args: {
    href: '/',
    image: {
      src: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64"><rect width="160" height="64" rx="32" fill="#17665a"/><circle cx="32" cy="32" r="20" fill="#faf7f2"/><circle cx="80" cy="32" r="20" fill="#a9d5c5"/><circle cx="128" cy="32" r="20" fill="#faf7f2"/></svg>',
      )}`,
      width: 160,
      height: 64,
    },
    name: 'Akademie der Heilberufe',
    shortName: 'Akademie',
  },
} satisfies Story;
/** A mark that has the name in it, beside a name of long words. */
export const VeryWideImage = {
  args: {
    href: '/',
    image: {
      src: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64"><rect width="240" height="64" rx="32" fill="#17665a"/><circle cx="32" cy="32" r="20" fill="#faf7f2"/><path fill="#a9d5c5" d="M72 20h136v8H72zm0 16h96v8H72z"/></svg>',
      )}`,
      width: 240,
      height: 64,
    },
    name: 'Gesellschaft für Wundheilung Musterland e. V.',
    shortName: 'Gesellschaft',
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    href: '/',
    image,
    name: 'Heilberufeverbändearbeitsgemeinschaft Oberunterbeispielsdorf',
    shortName: 'Arbeitsgemeinschaft',
  },
  decorators: [narrow],
} satisfies Story;
