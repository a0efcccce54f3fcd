import type { Meta, StoryObj } from '@storybook/react-vite';
import { homePageFixtures } from '../../components/home/HomePage.fixtures.ts';
import { newsletterBoxWords } from '../../components/newsletter/NewsletterBox.fixtures.ts';
import { HomePage } from '../../components/home/HomePage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: HomePage, parameters: wholePage } satisfies Meta<typeof HomePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: homePageFixtures.german };
export const OnPhone: Story = { ...Association, globals: onPhone };
export const Minimal: Story = { args: homePageFixtures.minimal };
export const WithPictures: Story = { args: homePageFixtures.withPictures };
export const WithPicturesOnPhone: Story = { ...WithPictures, globals: onPhone };
export const WithPicturesDark: Story = { ...WithPictures, parameters: { colorMode: 'dark' } };
export const TopicsWithoutHeading: Story = { args: homePageFixtures.topicsWithoutHeading };
export const WithNewsletter: Story = { args: homePageFixtures.withNewsletter };
export const WithCallToAction: Story = { args: homePageFixtures.withCallToAction };
export const WithEverything: Story = { args: homePageFixtures.withEverything };
export const Compounds: Story = {
  args: homePageFixtures.compound,
  parameters: { words: newsletterBoxWords.compound },
};
export const French: Story = {
  args: homePageFixtures.french,
  parameters: { language: 'fr' },
};
