import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, wholeScreen } from './screen.tsx';

const meta = { tags: ['!autodocs'], ...wholeScreen } satisfies Meta;
export default meta;

type Story = StoryObj;

export const Imprint = { render: screen('imprint') } satisfies Story;
export const Privacy = { render: screen('privacy') } satisfies Story;
export const SocialMedia = { render: screen('socialMedia') } satisfies Story;
export const Accessibility = { render: screen('accessibility') } satisfies Story;
