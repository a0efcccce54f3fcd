import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnData } from '../../../components/members/area/OwnData.tsx';

const meta = {
  component: OwnData,
  args: { onLoad: () => Promise.resolve(new Blob(['{}'], { type: 'application/json' })) },
} satisfies Meta<typeof OwnData>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Loading: Story = { args: { state: 'sending' } };
export const Loaded: Story = { args: { state: 'sent' } };
export const LoadedEnglish: Story = { ...Loaded, parameters: { language: 'en' } };
export const LoadedFrench: Story = { ...Loaded, parameters: { language: 'fr' } };
export const Away: Story = { args: { state: 'away' } };
