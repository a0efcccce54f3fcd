import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitemapPageFixtures } from '../../components/sitemap/SitemapPage.fixtures.ts';
import { SitemapPage } from '../../components/sitemap/SitemapPage.tsx';
import { wholePage } from '../frame/wholePage.ts';

const meta = { component: SitemapPage, parameters: wholePage } satisfies Meta<typeof SitemapPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: sitemapPageFixtures.german };
export const OneSection: Story = { args: sitemapPageFixtures.minimal };
export const Compounds: Story = { args: sitemapPageFixtures.compound };
export const French: Story = { args: sitemapPageFixtures.french, parameters: { language: 'fr' } };
