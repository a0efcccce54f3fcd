import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExternalContent } from '../../components/consent/ExternalContent.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: ExternalContent } satisfies Meta<typeof ExternalContent>;
export default meta;

type Story = StoryObj<typeof meta>;

const privacyHref = '/datenschutz';

export const Video = {
  args: {
    title: 'Rückblick auf die Jahrestagung 2027',
    src: 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk',
    privacyHref,
  },
} satisfies Story;

/** In a German text on a French page. */
export const InTextOfAnotherLanguage = {
  args: {
    ...Video.args,
    lang: 'fr',
  },
  parameters: inLanguage('fr'),
} satisfies Story;
export const UnknownProvider = {
  args: {
    title: 'anmeldung.kongress.example',
    src: 'https://anmeldung.kongress.example/formular?id=7',
    privacyHref,
    ratio: [4, 3],
  },
} satisfies Story;
export const UprightVideo = {
  args: {
    title: 'Drei Übungen für zwischendurch',
    src: 'https://player.vimeo.com/video/1',
    privacyHref,
    ratio: [9, 16],
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    title: 'Berufshaftpflichtversicherungsnachweisvideo der Arzneimittelkommissionsgeschäftsstelle',
    src: 'https://arzneimittelkommissionsgeschaeftsstelle.berufshaftpflichtversicherung.example/',
    privacyHref,
  },
  decorators: [narrow],
} satisfies Story;
