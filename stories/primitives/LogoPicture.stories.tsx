import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoPictureFixtures } from '../../components/primitives/LogoPicture.fixtures.ts';
import { LogoPicture } from '../../components/primitives/LogoPicture.tsx';
import { onBandGround } from './grounds.tsx';

const meta = { component: LogoPicture } satisfies Meta<typeof LogoPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Image: Story = { args: logoPictureFixtures.image };
export const InTextColor: Story = { args: logoPictureFixtures.inTextColor };
export const InTextColorOnBand: Story = { ...InTextColor, decorators: [onBandGround] };
