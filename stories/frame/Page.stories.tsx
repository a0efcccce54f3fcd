import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageFixtures } from '../../components/frame/Page.fixtures.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { wholePage } from './wholePage.ts';

const meta = { component: Page, parameters: wholePage } satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: pageFixtures.plain };
export const WithAside: Story = { args: pageFixtures.withAside };
export const WithAsideBefore: Story = { args: pageFixtures.asideBefore };
export const TitleOnly: Story = { args: pageFixtures.titleOnly };
export const Compounds: Story = { args: pageFixtures.compound };
export const FrenchWithGermanLead: Story = {
  args: pageFixtures.untranslatedLead,
  parameters: { language: 'fr' },
};
