import type { Meta, StoryObj } from '@storybook/react-vite';
import { manufacturerIntroFixtures } from '../../components/products/ManufacturerIntro.fixtures.ts';
import { ManufacturerIntro } from '../../components/products/ManufacturerIntro.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ManufacturerIntro } satisfies Meta<typeof ManufacturerIntro>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = { args: manufacturerIntroFixtures.german };
export const InNarrowSpace: Story = { ...Whole, decorators: [narrow] };
export const LinkAlone: Story = { args: manufacturerIntroFixtures.linkAlone };
export const LogoAlone: Story = { args: manufacturerIntroFixtures.logoAlone };
