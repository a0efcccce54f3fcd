import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentConsents } from '../../components/legal/ContentConsents.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ContentConsents } satisfies Meta<typeof ContentConsents>;
export default meta;

type Story = StoryObj<typeof meta>;

const map = { id: 'www.google.com', name: 'Google Maps', isGiven: true };
const onChange = () => undefined;

export const Several = {
  args: {
    consents: [map, { id: 'videos.example', name: 'videos.example', isGiven: true }],
    onChange,
  },
} satisfies Story;
export const TakenBack = {
  args: { consents: [{ ...map, isGiven: false }], onChange },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    consents: [
      {
        id: 'arzneimittelkommissionsgeschaeftsstelle.berufshaftpflichtversicherung.example',
        name: 'Berufshaftpflichtversicherungsnachweisvideos der Arzneimittelkommission',
        isGiven: true,
      },
    ],
    onChange,
  },
  decorators: [narrow],
} satisfies Story;
