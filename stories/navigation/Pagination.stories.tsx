import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../../components/navigation/Pagination.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

const hrefs = ['/aktuelles', '/aktuelles/2', '/aktuelles/3'];

function parts(length: number): string[] {
  return Array.from({ length }, (_, index) => `/aktuelles/${index + 1}`);
}

export const First = { args: { current: 1, hrefs } } satisfies Story;
export const Middle = { args: { current: 2, hrefs } } satisfies Story;
export const Last = { args: { current: 3, hrefs } } satisfies Story;
export const ManyInNarrowSpace = {
  args: { current: 7, hrefs: parts(14) },
  decorators: [narrow],
} satisfies Story;

/** As for 10,000 news items. */
export const ThousandsOfNews = {
  args: { current: 500, hrefs: parts(1000) },
  decorators: [narrow],
} satisfies Story;
