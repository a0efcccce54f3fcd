import { expect, it, jest } from '@jest/globals';
import {
  askEndpoint,
  newMessage,
  newProof,
  sendMessage,
} from '../../../../../cms/forms/endpoint.ts';
import { soon } from '../../../../../cms/soon.ts';
import { FormsEndpoint } from './formsEndpoint.ts';

/** Written by hand, so that the test does not compare the code with itself. */
const consentWords =
  'Ich willige ein, dass meine Angaben wie in der Datenschutzerklärung beschrieben elektronisch erhoben, gespeichert und nur zur Beantwortung meiner Anfrage genutzt werden. Die Einwilligung kann ich jederzeit per E-Mail widerrufen.';

let endpoint: FormsEndpoint;

beforeEach(async () => {
  endpoint = await FormsEndpoint.start();
});
afterEach(() => endpoint.stop());

const message = (changes = {}, sender = {}) => newMessage(endpoint.url, changes, sender);
const send = (body: object, sender = {}) => sendMessage(endpoint.url, body, sender);
const stored = () => endpoint.database('messages').select('*');
const refusals = (answers: readonly { told: string | undefined; status: number }[]) =>
  answers.map(({ status, told }) => `${status} ${told!}`);

it('is stored, and told to the office by mail', async () => {
  const sent = await message({ topic: 'Fußpflege' });
  expect(await send(sent)).toMatchObject({ status: 200, text: '{"data":{"outcome":"stored"}}' });
  const { proof: _proof, website: _website, wording, ...kept } = sent;
  expect(await stored()).toMatchObject([
    { ...kept, consent: 1, consent_version: wording, consent_text: consentWords, state: 'new' },
  ]);
  const [mail] = await soon(
    () => Promise.resolve(endpoint.mails),
    (mails) => mails.length > 0,
  );
  expect(mail).toMatchObject({ to: { address: 'office@example.org' } });
  await endpoint.sendMails();
  expect(await stored()).toMatchObject([{ mail: 'sent' }]);
  expect(endpoint.mails).toEqual([]);
});

it('comes without consent where the form informed', async () => {
  await send(await message({ wording: 'contact-information-1', language: 'en' }));
  expect(await stored()).toMatchObject([
    {
      ...{ consent: 0, consent_version: 'contact-information-1' },
      consent_text:
        'We store your details to deal with your request (Art. 6 (1) (b) or (f) GDPR, depending on the request). For more, including your right to object, see the privacy notice.',
    },
  ]);
});

it.each(['contact-consent-99', 'newsletter-1', 'constructor'])(
  'is refused with a sentence that its form never showed: %s',
  async (wording) => {
    expect(refusals([await send(await message({ wording }))])).toEqual(['400 INVALID_PAYLOAD']);
    expect(await stored()).toEqual([]);
  },
);

it('is taken from a website that was built before sentences had names', async () => {
  const { wording: _, ...former } = await message();
  expect(refusals([await send({ ...former, consent: false })])).toEqual(['400 INVALID_PAYLOAD']);
  expect(refusals([await send({ ...former, consent: true })])).toEqual(['200 stored']);
  const [row] = (await stored()) as readonly { consent_text: string }[];
  expect(row).toMatchObject({ consent: 1, consent_version: 'contact-consent-0' });
  expect(row!.consent_text).toMatch(/^Ich habe die Datenschutzerklärung gelesen/);
});

it('is told to the office by a link alone, where administrators want that', async () => {
  await endpoint.database('project').insert({ contact_mail: 'link' });
  const sent = await message({ topic: 'Fußpflege', name: 'Nora Geheim', message: 'Vertraulich' });
  await send(sent);
  const [mail] = await soon(
    () => Promise.resolve(endpoint.mails),
    (mails) => mails.length > 0,
  );
  const whole = JSON.stringify(mail);
  expect(whole).toContain('https://cms.example.org/admin/content/messages/1');
  for (const word of ['Nora', 'Geheim', 'Vertraulich', 'Fußpflege', sent.email]) {
    expect(whole).not.toContain(word);
  }
  expect(mail).not.toHaveProperty('replyTo');
});

it('is refused where nobody would read it', async () => {
  await endpoint.database('directus_settings').update({ office_email: ' ' });
  expect(refusals([await send(await message())])).toEqual(['503 SERVICE_UNAVAILABLE']);
  expect(await stored()).toEqual([]);
});

it('has no topic where none was given', async () => {
  await send(await message());
  expect(await stored()).toMatchObject([{ topic: null }]);
});

it('is stored once, however often the same is sent', async () => {
  const sent = await message();
  await send(sent);
  expect(await send({ ...sent, proof: 'spent' })).toMatchObject({ told: 'stored' });
  expect(await stored()).toHaveLength(1);
});

it('is stored once where the same comes twice at a time', async () => {
  const sent = await message();
  const answers = await Promise.all([send(sent), send(sent), send(sent)]);
  expect(refusals(answers)).toEqual(['200 stored', '200 stored', '200 stored']);
  expect(await stored()).toHaveLength(1);
});

it('of a machine is answered as any other, and is not stored', async () => {
  const answer = await send(await message({ website: 'https://spam.example', proof: '' }));
  expect(answer).toMatchObject({ status: 200, told: 'stored' });
  expect(await stored()).toEqual([]);
});

it('needs a proof, which is good once', async () => {
  const proof = await newProof(endpoint.url);
  await send(await message({ proof }));
  expect(refusals([await send(await message({ proof }))])).toEqual(['400 PROOF_REFUSED']);
  expect(refusals([await send(await message({ proof: '' }))])).toEqual(['400 PROOF_REFUSED']);
  expect(await stored()).toHaveLength(1);
});

it('that cannot be stored spends and counts nothing', async () => {
  const sent = await message();
  await endpoint.database.schema.renameTable('outgoing_mails', 'away');
  expect(refusals([await send(sent)])).toEqual(['500 INTERNAL_SERVER_ERROR']);
  await endpoint.database.schema.renameTable('away', 'outgoing_mails');
  expect(await stored()).toEqual([]);
  expect(refusals([await send(sent)])).toEqual(['200 stored']);
});

// docs/operating.md: CMS_FORMS_PER_ADDRESS is 20 an hour, CMS_FORMS_PER_EMAIL is 5.
it('is one of five an hour from one mailbox, however it is written', async () => {
  const answers = [];
  for (const [index, email] of [
    ...['anna@example.org', 'Anna@example.org', 'anna+1@example.org', 'anna+2@example.org'],
    ...['anna@example.org', 'ANNA@example.org'],
  ].entries()) {
    const from = `198.51.100.${index}`;
    answers.push(await send(await message({ email }, { from }), { from }));
  }
  expect(refusals(answers)).toEqual([
    ...Array<string>(5).fill('200 stored'),
    '429 REQUESTS_EXCEEDED',
  ]);
});

it('is one of 20 an hour from one network, and others have theirs', async () => {
  const from = '2001:db8:1:2::';
  const answers = [];
  for (let index = 0; index < 20; index += 1) {
    answers.push(await send(await message(), { from: `2001:db8:1:${index}::1` }));
  }
  expect(refusals(answers)).toEqual(Array<string>(20).fill('200 stored'));
  expect(refusals([await send(await message(), { from: `${from}ffff` })])).toEqual([
    '429 REQUESTS_EXCEEDED',
  ]);
  expect(refusals([await send(await message(), { from: '2001:db8:2:2::1' })])).toEqual([
    '200 stored',
  ]);
  forward(59 * 60);
  expect(refusals([await send(await message({ proof: 'x' }), { from })])).toEqual([
    '429 REQUESTS_EXCEEDED',
  ]);
  forward(2 * 60);
  expect(refusals([await send(await message(), { from })])).toEqual(['200 stored']);
});

it('comes from the address that the named header says, where it says one', async () => {
  await endpoint.stop();
  endpoint = await FormsEndpoint.start({
    CMS_FORMS_PER_ADDRESS: 1,
    IP_CUSTOM_HEADER: 'X-Real-IP',
  });
  const from = (address: string) => ({ from: '192.0.2.9', headers: { 'x-real-ip': address } });
  const answers = [];
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', 'nobody', 'nobody either']) {
    answers.push(await send(await message(), from(address)));
  }
  expect(refusals(answers)).toEqual([
    ...['200 stored', '429 REQUESTS_EXCEEDED', '200 stored', '200 stored'],
    '429 REQUESTS_EXCEEDED',
  ]);
});

// docs/decisions/0025: ten challenges for each message that an address may send.
it('needs a challenge, of which an address gets 200 an hour', async () => {
  const ask = (from: string) =>
    askEndpoint(endpoint.url, { method: 'GET', path: '/collegium/challenge' }, { from });
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('192.0.2.9')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(refusals([await ask('192.0.2.9')])).toEqual(['429 REQUESTS_EXCEEDED']);
  expect((await ask('192.0.2.10')).status).toBe(200);
  forward(60 * 60 + 1);
  expect((await ask('192.0.2.9')).status).toBe(200);
});

it('every ten minutes, counts and proofs that have ended are forgotten', async () => {
  await send(await message());
  const left = async () => [
    (await endpoint.database('collegium_counts').select('id')).length,
    (await endpoint.database('collegium_proofs').select('id')).length,
  ];
  const tidy = endpoint.schedules.get('*/10 * * * *')!;
  await tidy();
  expect(await left()).toEqual([3, 1]);
  forward(60 * 60 + 1);
  await tidy();
  expect(await left()).toEqual([0, 0]);
});

function forward(seconds: number): void {
  const now = Date.now() + seconds * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}
