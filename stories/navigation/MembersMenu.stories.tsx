import type { Meta, StoryObj } from '@storybook/react-vite';
import { MembersMenu } from '../../components/navigation/MembersMenu.tsx';
import { membersMenuFixtures } from '../../components/navigation/MembersMenu.fixtures.ts';
import { Row } from '../../components/navigation/PrimaryMenu.tsx';
import { Container } from '../../components/primitives/Container.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

// In the menu's row, as its last entry.
const meta = {
  component: MembersMenu,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <Container as="nav" aria-label="Hauptmenü">
        <Row role="list">
          <Story />
        </Row>
      </Container>
    ),
  ],
} satisfies Meta<typeof MembersMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: membersMenuFixtures.german };
export const Open: Story = {
  ...German,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Mitgliederbereich')),
};
export const OpenOnPhone: Story = { ...Open, globals: onPhone };
export const French: Story = {
  args: membersMenuFixtures.french,
  parameters: { language: 'fr' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Espace membres')),
};
