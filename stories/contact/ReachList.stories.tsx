import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import { ReachList } from '../../components/contact/ReachList.tsx';
import { narrow, onBandGround } from '../primitives/grounds.tsx';
import * as contactInfo from './ContactInfo.stories.tsx';

const meta = { component: ReachList } satisfies Meta<typeof ReachList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything = { args: waysOf(contactInfo.Association.args) } satisfies Story;
export const PhoneOnly = { args: { phone: contactInfo.Association.args.phone } } satisfies Story;
export const PhoneInWords = { args: waysOf(contactInfo.PhoneInWords.args) } satisfies Story;
export const LongAddressInNarrowSpace = {
  args: waysOf(contactInfo.LongWordsInNarrowSpace.args),
  decorators: [narrow],
} satisfies Story;
export const OnBand = { ...Everything, decorators: [onBandGround] } satisfies Story;

/** Without the other details, which the property table would list. */
function waysOf({ phone, mobile, fax, email }: ContactDetails) {
  return { phone, mobile, fax, email };
}
