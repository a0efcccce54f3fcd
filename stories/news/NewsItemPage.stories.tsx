import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsItemPageFixtures } from '../../components/news/NewsItemPage.fixtures.ts';
import { NewsItemPage } from '../../components/news/NewsItemPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: NewsItemPage, parameters: wholePage } satisfies Meta<typeof NewsItemPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: newsItemPageFixtures.german };
export const WithPicture: Story = { args: newsItemPageFixtures.withPicture };
export const WithPictureOnPhone: Story = { ...WithPicture, globals: onPhone };
export const Bare: Story = { args: newsItemPageFixtures.bare };
export const Compounds: Story = { args: newsItemPageFixtures.compound };
export const French: Story = {
  args: newsItemPageFixtures.french,
  parameters: { language: 'fr' },
};
