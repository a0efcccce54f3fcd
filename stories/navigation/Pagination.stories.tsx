import type { Meta, StoryObj } from '@storybook/react-vite';
import { paginationFixtures } from '../../components/navigation/Pagination.fixtures.ts';
import { Pagination } from '../../components/navigation/Pagination.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = { args: paginationFixtures.first };
export const Middle: Story = { args: paginationFixtures.middle };
export const Last: Story = { args: paginationFixtures.last };
export const ManyInNarrowSpace: Story = { args: paginationFixtures.many, decorators: [narrow] };
export const ThousandsOfNews: Story = { args: paginationFixtures.veryMany, decorators: [narrow] };
export const French: Story = { args: paginationFixtures.middle, parameters: { language: 'fr' } };
