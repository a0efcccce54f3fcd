import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildRecordFixtures } from '../../components/legal/BuildRecord.fixtures.ts';
import { BuildRecord } from '../../components/legal/BuildRecord.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: BuildRecord } satisfies Meta<typeof BuildRecord>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { args: buildRecordFixtures.unchecked };
export const Checked: Story = { args: buildRecordFixtures.checked };
export const OneViolation: Story = { args: buildRecordFixtures.oneViolation };
export const SeveralViolations: Story = { args: buildRecordFixtures.severalViolations };
export const OnePage: Story = { args: buildRecordFixtures.onePage };
export const InNarrowSpace: Story = { ...Checked, decorators: [narrow] };
export const English: Story = { ...Checked, parameters: { language: 'en' } };
export const French: Story = { ...SeveralViolations, parameters: { language: 'fr' } };
