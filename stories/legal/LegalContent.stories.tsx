import type { Meta, StoryObj } from '@storybook/react-vite';
import { legalContentFixtures } from '../../components/legal/LegalContent.fixtures.ts';
import { LegalContent } from '../../components/legal/LegalContent.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: LegalContent } satisfies Meta<typeof LegalContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LegalAuthority: Story = { args: legalContentFixtures.legalAuthority };
export const Insurance: Story = { args: legalContentFixtures.insurance };
export const ImageSources: Story = { args: legalContentFixtures.imageSources };
export const AdditionalTopInfo: Story = { args: legalContentFixtures.topInfo };
export const AdditionalBottomInfo: Story = { args: legalContentFixtures.bottomInfo };
export const DataProtection: Story = { args: legalContentFixtures.dataProtection };
export const TwoDataProtectionOfficers: Story = { args: legalContentFixtures.twoOfficers };
export const Rolex: Story = { args: legalContentFixtures.rolex };
export const RolexEnglish: Story = { ...Rolex, parameters: { language: 'en' } };
export const RolexFrench: Story = { ...Rolex, parameters: { language: 'fr' } };
export const Cookies: Story = { args: legalContentFixtures.cookies };
export const Analytics: Story = { args: legalContentFixtures.analytics };
export const Consents: Story = { args: legalContentFixtures.consents };
export const CompoundsInNarrowSpace: Story = {
  args: legalContentFixtures.compound,
  decorators: [narrow],
};
export const FrenchUntranslated: Story = {
  args: legalContentFixtures.untranslated,
  parameters: { language: 'fr' },
};
