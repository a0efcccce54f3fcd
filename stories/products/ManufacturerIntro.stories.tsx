import type { Meta, StoryObj } from '@storybook/react-vite';
import { ManufacturerIntro } from '../../components/products/ManufacturerIntro.tsx';
import { trustSanitised } from '../../components/primitives/safeHtml.ts';

const meta = { component: ManufacturerIntro } satisfies Meta<typeof ManufacturerIntro>;
export default meta;

type Story = StoryObj<typeof meta>;

const name = 'Nordlicht Uhrenmanufaktur';
const href = 'https://www.nordlicht-uhren.example/';
const logo = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64" viewBox="0 0 96 64"><path fill="%2327344d" d="M0 0h96v64H0z"/><path d="M16 46 48 14l32 32" fill="none" stroke="%23d8b469" stroke-width="5"/></svg>',
  width: 96,
  height: 64,
};

export const Everything = {
  args: {
    name,
    href,
    logo,
    body: {
      html: trustSanitised(
        '<p>In der Werkstatt am alten Hafen arbeiten elf Menschen. Jede Uhr geht durch die Hände von vier von ihnen, und wer sie zuletzt gestellt hat, unterschreibt im Boden.</p>',
      ),
    },
  },
} satisfies Story;
export const LinkOnly = { args: { name, href } } satisfies Story;
export const LogoOnly = { args: { name, logo } } satisfies Story;
