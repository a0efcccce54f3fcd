import type { Meta, StoryObj } from '@storybook/react-vite';
import { CurrentMember } from '../../../components/members/logIn/CurrentMember.tsx';
import { narrow } from '../../primitives/grounds.tsx';
import * as officeContact from './OfficeContact.stories.tsx';

const meta = { component: CurrentMember } satisfies Meta<typeof CurrentMember>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LoggedIn = {
  args: {
    office: officeContact.Everything.args,
    user: { first_name: 'Maria', last_name: 'Muster', email: 'member@example.org' },
    enterHref: '/mitgliederbereich/home',
  },
} satisfies Story;
export const WithoutName = {
  args: {
    ...LoggedIn.args,
    user: {
      first_name: '',
      last_name: '',
      email: 'mitgliederverwaltung.heilberufe-musterland@gesundheitsverbaende.example',
    },
  },
  decorators: [narrow],
} satisfies Story;
export const Checking = { args: { ...LoggedIn.args, user: undefined } } satisfies Story;
export const NoAnswer = {
  args: { ...LoggedIn.args, user: undefined, isLate: true },
} satisfies Story;
