import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConsentButton } from '../../components/consent/ConsentButton.tsx';

const meta = { component: ConsentButton } satisfies Meta<typeof ConsentButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = {};
export const English: Story = { parameters: { language: 'en' } };
export const French: Story = { parameters: { language: 'fr' } };
