import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataProtectionOfficer } from '../../components/legal/DataProtectionOfficer.tsx';
import { narrow } from '../primitives/grounds.tsx';
import * as contactInfo from '../contact/ContactInfo.stories.tsx';

const meta = { component: DataProtectionOfficer } satisfies Meta<typeof DataProtectionOfficer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything = {
  args: {
    name: 'Dr. Paula Beispielhaft',
    street: 'Musterweg',
    number: '3',
    zipCode: '12345',
    city: 'Musterstadt',
    phone: contactInfo.Association.args.phone,
    email: 'datenschutz@vhm.example',
  },
} satisfies Story;
export const NameOnly = { args: { name: Everything.args.name } } satisfies Story;
export const PhoneInWords = {
  args: { ...Everything.args, phone: contactInfo.PhoneInWords.args.phone },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    ...Everything.args,
    name: 'Datenschutzgrundverordnungsberatungsgesellschaft Musterland',
    street: contactInfo.LongWordsInNarrowSpace.args.street,
    number: contactInfo.LongWordsInNarrowSpace.args.number,
    city: contactInfo.LongWordsInNarrowSpace.args.city,
    email: contactInfo.LongWordsInNarrowSpace.args.email,
  },
  decorators: [narrow],
} satisfies Story;
