import type { Meta, StoryObj } from '@storybook/react-vite';
import { widgetFixtures } from '../../components/frame/Widget.fixtures.ts';
import { Widget } from '../../components/frame/Widget.tsx';
import { onBandGround } from '../primitives/grounds.tsx';

const meta: Meta<typeof Widget> = { component: Widget, decorators: [onBandGround] };
export default meta;

type Story = StoryObj<typeof Widget>;

export const Address: Story = { args: widgetFixtures.address };
export const AddressWithLogo: Story = { args: widgetFixtures.addressWithLogo };
export const Contact: Story = { args: widgetFixtures.contact };
export const ContactBesideAddress: Story = { args: widgetFixtures.contactBesideAddress };
export const ContactWithOwnHeading: Story = { args: widgetFixtures.ownHeader };
export const ContactWithUnparseablePhone: Story = { args: widgetFixtures.contactUnparseable };
export const OpeningHours: Story = { args: widgetFixtures.openingHours };
export const Navigation: Story = { args: widgetFixtures.navigation };
export const Social: Story = { args: widgetFixtures.social };
export const Unknown: Story = { args: widgetFixtures.unknown };
export const Compounds: Story = { args: widgetFixtures.compound };
export const French: Story = {
  args: widgetFixtures.navigationFrench,
  parameters: { language: 'fr' },
};
