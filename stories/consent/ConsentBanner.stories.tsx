import type { Meta, StoryObj } from '@storybook/react-vite';
import { consentBannerFixtures } from '../../components/consent/ConsentBanner.fixtures.ts';
import { ConsentBanner } from '../../components/consent/ConsentBanner.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: ConsentBanner, parameters: wholePage } satisfies Meta<
  typeof ConsentBanner
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the details, as a visitor does. */
const unfold: Story['play'] = ({ canvasElement }) => {
  canvasElement.querySelector('details')?.setAttribute('open', '');
};

export const German: Story = { args: consentBannerFixtures.german };
export const OnPhone: Story = { ...German, globals: onPhone };
export const Unfolded: Story = { ...German, play: unfold };
export const UnfoldedOnPhone: Story = { ...Unfolded, globals: onPhone };
export const OneChoice: Story = { args: consentBannerFixtures.oneChoice };
export const Preselected: Story = { args: consentBannerFixtures.preselected };
export const ManyChoices: Story = { args: consentBannerFixtures.manyChoices, play: unfold };
export const CompoundsOnPhone: Story = {
  args: consentBannerFixtures.compound,
  globals: onPhone,
  play: unfold,
};
export const English: Story = {
  args: consentBannerFixtures.english,
  parameters: { ...wholePage, language: 'en' },
};
export const FrenchWithGermanWords: Story = {
  args: consentBannerFixtures.frenchWithGermanWords,
  parameters: { ...wholePage, language: 'fr' },
  play: unfold,
};
export const NothingToRefuse: Story = { args: consentBannerFixtures.nothingToRefuse };
