import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserMenu } from '../../components/navigation/UserMenu.tsx';
import { Container } from '../../components/primitives/Container.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

// The built HTML, before the browser fills in the user's name.
const meta = {
  component: UserMenu,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed = {
  args: {
    profileHref: '/mitgliederbereich/profil',
    administrationHref: 'https://cms.example.org/admin',
  },
} satisfies Story;
export const Open = {
  ...Closed,
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
} satisfies Story;
export const OpenOnPhone = { ...Open, ...onPhone } satisfies Story;
