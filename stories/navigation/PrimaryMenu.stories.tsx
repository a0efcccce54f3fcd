import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuFixtures } from '../../components/navigation/navigation.fixtures.ts';
import { PrimaryMenu } from '../../components/navigation/PrimaryMenu.tsx';
import { Container } from '../../components/primitives/Container.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

// Inside the header's margins, as on a page.
const meta = {
  component: PrimaryMenu,
  parameters: wholePage,
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PrimaryMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: { entries: menuFixtures.german } };
export const OnLink: Story = { args: { entries: menuFixtures.onLink } };
export const OpenGroup: Story = {
  args: { entries: menuFixtures.inGroup },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Service')),
};
export const OpenGroupWithTwoSections: Story = {
  args: { entries: menuFixtures.german },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Wer wir sind')),
};
export const OnPhone: Story = { ...Association, globals: onPhone };
export const OnPhoneWithOpenGroup: Story = { ...OpenGroup, globals: onPhone };
export const OneEntry: Story = { args: { entries: menuFixtures.single } };
export const Compounds: Story = {
  args: { entries: menuFixtures.compound },
  play: ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByText('Arzneimittelkommissionsgeschäftsstelle')),
};
export const French: Story = {
  args: { entries: menuFixtures.french },
  parameters: { language: 'fr' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Services')),
};
