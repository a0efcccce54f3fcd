import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfficeContact } from '../../../components/members/logIn/OfficeContact.tsx';
import * as contactInfo from '../../contact/ContactInfo.stories.tsx';

const meta = { component: OfficeContact } satisfies Meta<typeof OfficeContact>;
export default meta;

type Story = StoryObj<typeof meta>;

const { phone, email } = contactInfo.Association.args;

export const Everything = { args: { phone, email, hoursHref: '/kontakt' } } satisfies Story;
export const Closed = { args: { ...Everything.args, reason: 'closed' } } satisfies Story;
export const EmailOnly = { args: { email, hoursHref: '/kontakt' } } satisfies Story;
