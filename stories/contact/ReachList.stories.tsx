import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReachList } from '../../components/contact/ReachList.tsx';
import { narrow, onBandGround } from '../primitives/grounds.tsx';
import * as contactInfo from './ContactInfo.stories.tsx';

const meta = { component: ReachList } satisfies Meta<typeof ReachList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything = { args: contactInfo.Association.args } satisfies Story;
export const PhoneOnly = { args: { phone: contactInfo.Association.args.phone } } satisfies Story;
export const PhoneInWords = { args: contactInfo.PhoneInWords.args } satisfies Story;
export const LongAddressInNarrowSpace = {
  args: contactInfo.LongWordsInNarrowSpace.args,
  decorators: [narrow],
} satisfies Story;
export const OnBand = { ...Everything, decorators: [onBandGround] } satisfies Story;
