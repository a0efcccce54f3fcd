import type { Knex } from 'knex';
import { editedMailText } from '../../../../../../../cms/extensions/collegium/forms/mail/editedMailText.ts';
import { defaultMailText } from '../../../../../../../cms/extensions/collegium/forms/mail/defaultMailTexts.ts';
import { newDatabase } from '../../../database.ts';

let database: Knex;

beforeEach(async () => {
  database = await newDatabase('mail_texts', 'mail_texts_translations');
  await database('mail_texts').insert({ id: 1, key: 'invitation' });
});
afterEach(() => database.destroy());

const write = (texts: Readonly<Record<'subject' | 'body' | 'button', string | null>>) =>
  database('mail_texts_translations').insert({ mail_texts_id: 1, language: 'de', ...texts });

test('takes the words of editors, without the spaces around them', async () => {
  await write({ subject: ' Willkommen ', body: '\nGuten Tag\n', button: 'Los' });
  expect(await editedMailText(database, 'invitation', 'de')).toEqual({
    ...{ subject: 'Willkommen', body: 'Guten Tag', button: 'Los' },
  });
});

test.each([null, '', ' \n\t'])('takes the built-in words for %j', async (empty) => {
  await write({ subject: empty, body: empty, button: empty });
  expect(await editedMailText(database, 'invitation', 'de')).toEqual(
    defaultMailText('invitation', 'de'),
  );
});

test('takes the built-in words of a language that editors have not worded', async () => {
  await write({ subject: 'Willkommen', body: 'Guten Tag', button: 'Los' });
  expect(await editedMailText(database, 'invitation', 'fr')).toEqual(
    defaultMailText('invitation', 'fr'),
  );
});
