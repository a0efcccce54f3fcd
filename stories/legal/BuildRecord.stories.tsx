import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuildRecord, type BuildRecordProps } from '../../components/legal/BuildRecord.tsx';

const meta = { component: BuildRecord } satisfies Meta<typeof BuildRecord>;
export default meta;

type Story = StoryObj<typeof meta>;

const check = {
  date: '2026-11-20',
  pages: 1234,
  colorModes: ['light', 'dark'],
  widths: [360, 1280],
  engine: { name: 'axe-core', version: '4.14.0' },
  violations: 0,
} satisfies BuildRecordProps['check'];

export const Unchecked = {
  args: { date: '2026-11-21', version: '1.4.0', pages: 1234, languages: ['de', 'en', 'fr'] },
} satisfies Story;
export const Checked = { args: { ...Unchecked.args, check } } satisfies Story;
export const OneViolation = {
  args: { ...Unchecked.args, check: { ...check, violations: 1 } },
} satisfies Story;
export const SeveralViolations = {
  args: { ...Unchecked.args, check: { ...check, violations: 1042 } },
} satisfies Story;
export const OnePage = { args: { ...Unchecked.args, pages: 1, languages: ['de'] } } satisfies Story;
