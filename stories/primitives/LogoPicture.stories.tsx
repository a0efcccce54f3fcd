import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoPicture } from '../../components/primitives/LogoPicture.tsx';
import { onBandGround } from './grounds.tsx';

const meta = { component: LogoPicture } satisfies Meta<typeof LogoPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="96" height="96"><circle cx="32" cy="32" r="31" fill="none" stroke="currentColor" stroke-width="2"/><path d="M32 52C18 44 14 28 18 12c16 6 22 22 14 40Z" fill="currentColor"/></svg>';

/** Black on any background. */
export const Image = {
  args: {
    // As a data URL, so that stories and tests need no server.
    src: `data:image/svg+xml,${encodeURIComponent(leaf)}`,
    width: 96,
    height: 96,
  },
} satisfies Story;
export const InTextColor = { args: { ...Image.args, drawing: leaf } } satisfies Story;
export const InTextColorOnBand = { ...InTextColor, decorators: [onBandGround] } satisfies Story;
