import { expect, it } from '@jest/globals';
import { accessibilitySchema } from '../../../../data/kinds/accessibility.ts';

const publicBody = {
  variant: 'public_body',
  date: '2026-11-24',
  status: 'partial',
  method: 'self',
};

it('claims nothing by law unless the project says so', () => {
  expect(accessibilitySchema.parse(undefined)).toEqual({ variant: 'voluntary' });
});

it.each(['voluntary', 'business'])('of %s needs no status', (variant) => {
  expect(accessibilitySchema.safeParse({ variant, date: null, status: null }).success).toBe(true);
});

// Implementing Decision (EU) 2018/1523, annex, section 1.
it.each(['date', 'status', 'method'])('of a public body is refused without its %s', (field) => {
  expect(accessibilitySchema.safeParse(publicBody).success).toBe(true);
  const { error } = accessibilitySchema.safeParse({ ...publicBody, [field]: null });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'for a public body date, status and method of its statement',
  ]);
});
