import type { Meta, StoryObj } from '@storybook/react-vite';
import { consentManagerFixtures } from '../../components/legal/ConsentManager.fixtures.ts';
import { ConsentManager } from '../../components/legal/ConsentManager.tsx';
import { narrow } from '../primitives/grounds.tsx';

/** Consents that a visitor gave outside the banner are in the story of ContentConsents. */
const meta = { component: ConsentManager } satisfies Meta<typeof ConsentManager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = { args: consentManagerFixtures.everything };
export const English: Story = { ...Everything, parameters: { language: 'en' } };
export const French: Story = { ...Everything, parameters: { language: 'fr' } };
export const InNarrowSpace: Story = { ...Everything, decorators: [narrow] };
