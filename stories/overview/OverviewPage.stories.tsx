import type { Meta, StoryObj } from '@storybook/react-vite';
import { overviewPageFixtures } from '../../components/overview/OverviewPage.fixtures.ts';
import { OverviewPage } from '../../components/overview/OverviewPage.tsx';
import { wholePage } from '../frame/wholePage.ts';

const meta = { component: OverviewPage, parameters: wholePage } satisfies Meta<typeof OverviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnePart: Story = { args: overviewPageFixtures.onePart };
export const Parts: Story = { args: overviewPageFixtures.parts };
export const Compounds: Story = { args: overviewPageFixtures.compound };
export const French: Story = { args: overviewPageFixtures.french, parameters: { language: 'fr' } };
