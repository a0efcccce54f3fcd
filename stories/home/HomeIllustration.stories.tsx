import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeIllustration } from '../../components/home/HomeIllustration.tsx';

const meta = { component: HomeIllustration } satisfies Meta<typeof HomeIllustration>;
export default meta;

export const Drawing: StoryObj<typeof meta> = {};
