import { expect, it } from '@jest/globals';
import { lockMail } from '../../../cms/extensions/collegium/guard/lockMail.ts';

it.each([
  ['de', 900, 'Anmeldung vorübergehend gesperrt', 'für 15 Minuten nicht an'],
  ['de', 60, 'Anmeldung vorübergehend gesperrt', 'für eine Minute nicht an'],
  ['en', 40, 'Logging in is locked for a while', 'for one minute.'],
  ['en', 900, 'Logging in is locked for a while', 'for 15 minutes.'],
  ['fr', 60, 'Connexion bloquée temporairement', 'pendant une minute.'],
  ['fr', 61, 'Connexion bloquée temporairement', 'pendant 2 minutes.'],
] as const)('tells an owner in %s of a lock of %s seconds', (language, seconds, subject, part) => {
  const mail = lockMail(language, seconds);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(part);
});
