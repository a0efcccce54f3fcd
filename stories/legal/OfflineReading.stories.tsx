import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineReading } from '../../components/legal/OfflineReading.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: OfflineReading } satisfies Meta<typeof OfflineReading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = {};
export const InNarrowSpace: Story = { decorators: [narrow] };
export const English: Story = { parameters: { language: 'en' } };
export const French: Story = { parameters: { language: 'fr' } };
