import type { Meta, StoryObj } from '@storybook/react-vite';
import { userMenuFixtures } from '../../components/navigation/UserMenu.fixtures.ts';
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

export const German: Story = { args: userMenuFixtures.german };
export const Open: Story = {
  ...German,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Mein Zugang')),
};
export const OpenOnPhone: Story = { ...Open, globals: onPhone };
export const English: Story = {
  args: userMenuFixtures.english,
  parameters: { language: 'en' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('My account')),
};
export const French: Story = {
  args: userMenuFixtures.french,
  parameters: { language: 'fr' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Mon compte')),
};
