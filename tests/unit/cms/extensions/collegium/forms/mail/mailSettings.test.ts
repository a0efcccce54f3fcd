import { expect, it } from '@jest/globals';
import {
  readMailSettings,
  usualPauses,
} from '../../../../../../../cms/extensions/collegium/forms/mail/mailSettings.ts';

const formSettings = { origins: ['https://www.example.org'], keyFor: (purpose: string) => purpose };
const read = (more: Readonly<Record<string, unknown>>) =>
  readMailSettings({ PUBLIC_URL: 'https://cms.example.org/', ...more }, formSettings);

it('tries for three days, in growing pauses, unless an operator says otherwise', () => {
  const { pauses, publicUrl, siteUrl, office } = read({});
  expect(pauses).toEqual(usualPauses);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(3);
  expect(days).toBeLessThan(3.5);
  expect({ publicUrl, siteUrl, office }).toEqual({
    publicUrl: 'https://cms.example.org',
    siteUrl: 'https://www.example.org',
    office: undefined,
  });
});

it.each([
  ['60,300', [60, 300]],
  [
    ['60', 300],
    [60, 300],
  ],
  [5, [5]],
])('reads the pauses %j as Directus gives them', (written, pauses) => {
  expect(read({ CMS_MAIL_PAUSES: written }).pauses).toEqual(pauses);
});

it.each([
  [{ CMS_MAIL_TO: 'office' }, /^CMS_MAIL_TO: expected an e-mail address\.$/],
  [{ CMS_BOUNCE_ADDRESS: 'bounces' }, /^CMS_BOUNCE_ADDRESS: expected an e-mail address\.$/],
  [{ CMS_MAIL_PAUSES: 'often' }, /^CMS_MAIL_PAUSES: expected seconds with commas/],
  [{ PUBLIC_URL: '' }, /^PUBLIC_URL: expected the address/],
])('refuses %j in one line', (variables, line) => {
  expect(() => read(variables)).toThrow(line);
});
