import type { Meta, StoryObj } from '@storybook/react-vite';
import { SvgLoader } from '../../components/primitives/SvgLoader.island.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: SvgLoader } satisfies Meta<typeof SvgLoader>;
export default meta;

type Story = StoryObj<typeof meta>;

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="96" height="96"><circle cx="32" cy="32" r="31" fill="none" stroke="currentColor" stroke-width="2"/><path d="M32 52C18 44 14 28 18 12c16 6 22 22 14 40Z" fill="currentColor"/></svg>';

/** A data URL, so that stories and tests need no server. */
const src = `data:image/svg+xml,${encodeURIComponent(leaf)}`;

export const Decorative = { args: { src } } satisfies Story;
export const Named = { args: { src, label: 'Ein Blatt im Kreis' } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    src,
    label: 'Arzneimittelkommissionsgeschäftsstellenwegweiser',
    children: 'Arzneimittelkommissionsgeschäftsstellenwegweiser',
  },
  decorators: [narrow],
} satisfies Story;

/** Shows the fallback if there is no file. */
export const FileMissing = {
  args: { src: '', children: 'Die Zeichnung fehlt zurzeit.' },
  render: (props) => <SvgLoader {...props} onError={() => undefined} />,
} satisfies Story;
