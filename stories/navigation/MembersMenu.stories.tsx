import type { Meta, StoryObj } from '@storybook/react-vite';
import { MembersMenu } from '../../components/navigation/MembersMenu.tsx';
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

export const Closed = {
  args: {
    sections: [
      {
        heading: 'Mitgliederservice',
        links: [
          { label: 'Startseite', href: '/mitgliederbereich/home' },
          { label: 'Arzneimittelkommission', href: '/mitgliederbereich/arzneimittelkommision' },
          { label: 'Rechtsberatung', href: '/mitgliederbereich/rechtsberatung', current: 'page' },
        ],
      },
      {
        heading: 'AKOM Online',
        links: [{ label: 'AKOM Online lesen', href: '/aktuelles/akom-online' }],
      },
      {
        heading: 'Mitgliederservice (ADT)',
        links: [
          {
            label: 'Gebührenverzeichnis',
            href: '/mitgliederbereich/gebuehrenverzeichnis-adt',
          },
        ],
      },
    ],
  },
} satisfies Story;
export const Open = {
  ...Closed,
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
} satisfies Story;
export const OpenOnPhone = { ...Open, ...onPhone } satisfies Story;
