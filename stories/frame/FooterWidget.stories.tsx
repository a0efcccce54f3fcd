import type { Meta, StoryObj } from '@storybook/react-vite';
import { footerWidgetFixtures } from '../../components/frame/FooterWidget.fixtures.ts';
import { FooterWidget } from '../../components/frame/FooterWidget.tsx';
import { onBandGround } from '../primitives/grounds.tsx';

const meta: Meta<typeof FooterWidget> = { component: FooterWidget, decorators: [onBandGround] };
export default meta;

type Story = StoryObj<typeof FooterWidget>;

export const Address: Story = { args: footerWidgetFixtures.address };
export const AddressWithLogo: Story = { args: footerWidgetFixtures.addressWithLogo };
export const Contact: Story = { args: footerWidgetFixtures.contact };
export const ContactBesideAddress: Story = { args: footerWidgetFixtures.contactBesideAddress };
export const ContactWithOwnHeading: Story = { args: footerWidgetFixtures.ownHeader };
export const ContactWithUnparseablePhone: Story = { args: footerWidgetFixtures.contactUnparseable };
export const OpeningHours: Story = { args: footerWidgetFixtures.openingHours };
export const Navigation: Story = { args: footerWidgetFixtures.navigation };
export const Social: Story = { args: footerWidgetFixtures.social };
export const Unknown: Story = { args: footerWidgetFixtures.unknown };
export const Compounds: Story = { args: footerWidgetFixtures.compound };
export const French: Story = {
  args: footerWidgetFixtures.navigationFrench,
  parameters: { language: 'fr' },
};
