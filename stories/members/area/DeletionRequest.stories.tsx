import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeletionRequest } from '../../../components/members/area/DeletionRequest.tsx';

const meta = {
  component: DeletionRequest,
  args: { onSend: () => Promise.resolve() },
} satisfies Meta<typeof DeletionRequest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const OpenEnglish: Story = { ...Open, parameters: { language: 'en' } };
export const OpenFrench: Story = { ...Open, parameters: { language: 'fr' } };
export const OpenDark: Story = { ...Open, parameters: { colorMode: 'dark' } };
export const Sending: Story = { args: { open: true, state: 'sending' } };
export const Sent: Story = { args: { open: true, state: 'sent' } };
export const Away: Story = { args: { open: true, state: 'away' } };
