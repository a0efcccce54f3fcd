import type { Meta, StoryObj } from '@storybook/react-vite';
import { productPageFixtures } from '../../components/products/ProductPage.fixtures.ts';
import { ProductPage } from '../../components/products/ProductPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: ProductPage, parameters: wholePage } satisfies Meta<typeof ProductPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: productPageFixtures.german };
export const OnPhone: Story = { ...German, globals: onPhone };
export const Dark: Story = { ...German, parameters: { colorMode: 'dark' } };
export const OnRequest: Story = { args: productPageFixtures.onRequest };
export const AbsurdPrice: Story = { args: productPageFixtures.absurdPrice };
export const OnePicture: Story = { args: productPageFixtures.onePicture };
export const WithoutPicture: Story = { args: productPageFixtures.withoutPicture };
export const TwelvePictures: Story = { args: productPageFixtures.twelvePictures };
export const Bare: Story = { args: productPageFixtures.bare };
export const LongName: Story = { args: productPageFixtures.longName };
export const LongNameOnPhone: Story = { ...LongName, globals: onPhone };
export const English: Story = {
  args: productPageFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: productPageFixtures.french,
  parameters: { language: 'fr' },
};
