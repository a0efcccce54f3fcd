import type { BuildRecordProps } from './BuildRecord.tsx';

const unchecked = {
  date: '2026-11-21',
  version: '1.4.0',
  pages: 1234,
  languages: ['de', 'en', 'fr'],
} satisfies BuildRecordProps;

const check = {
  date: '2026-11-20',
  pages: 1234,
  colorModes: ['light', 'dark'],
  widths: [360, 1280],
  engine: { name: 'axe-core', version: '4.14.0' },
  violations: 0,
} satisfies BuildRecordProps['check'];

export const buildRecordFixtures = {
  unchecked,
  checked: { ...unchecked, check },
  oneViolation: { ...unchecked, check: { ...check, violations: 1 } },
  severalViolations: { ...unchecked, check: { ...check, violations: 1042 } },
  onePage: { ...unchecked, pages: 1, languages: ['de'] },
} satisfies Record<string, BuildRecordProps>;
