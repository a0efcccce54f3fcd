import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerFixtures } from '../../components/frame/Footer.fixtures.ts';
import { Footer } from '../../components/frame/Footer.tsx';
import { onPhone } from '../windows.ts';
import { wholePage } from './wholePage.ts';

const meta = { component: Footer, parameters: wholePage } satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: footerFixtures.german };
export const OnPhone: Story = { ...Association, globals: onPhone };
export const OneWidget: Story = { args: footerFixtures.minimal };
export const FiveWidgets: Story = { args: footerFixtures.fiveWidgets };
export const UnknownWidget: Story = { args: footerFixtures.unknownWidget };
export const Compounds: Story = { args: footerFixtures.compound };
export const French: Story = { args: footerFixtures.french, parameters: { language: 'fr' } };
