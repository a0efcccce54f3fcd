import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoFixtures } from '../../components/frame/Logo.fixtures.ts';
import { Logo } from '../../components/frame/Logo.tsx';
import { inHeader, narrow } from '../primitives/grounds.tsx';

const meta = { component: Logo, decorators: [inHeader] } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: logoFixtures.association };
export const ShortName: Story = { args: logoFixtures.short };
export const WideImage: Story = { args: logoFixtures.wideImage };
export const CompoundInNarrowSpace: Story = { args: logoFixtures.compound, decorators: [narrow] };
export const French: Story = { args: logoFixtures.french, parameters: { language: 'fr' } };
