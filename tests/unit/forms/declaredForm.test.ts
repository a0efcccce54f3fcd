import './declareRegistration.ts';
import { expect, it } from '@jest/globals';

/** A form that is only declared is stored, mailed, deleted and described like the contact form. */

const { FormsEndpoint } = await import('../cms/extensions/collegium/forms/formsEndpoint.ts');
const { askEndpoint, newProof } = await import('../../cms/forms/endpoint.ts');
const { layout } = await import('../../../cms/seed/layout.ts');
const { presets } = await import('../../../cms/schema/presets.ts');
const { policies } = await import('../../../cms/access/policies.ts');
const { mailTextNames } = await import('../../../cms/schema/mailTextNames.ts');
const { personalData } = await import('../../../cms/schema/personalData.ts');
const { withPrivacyFacts } = await import('../../../data/privacyNotice/withPrivacyFacts.ts');
const { gatherWarnings } = await import('../../../data/problems/editorWarnings.ts');
const { inGerman, page, siteOf, smallest } = await import('../data/smallContent.ts');

const registration = {
  ...{ key: 'f7510f2d-55c9-46e4-b2eb-17255dc23bb3', language: 'en', website: '' },
  ...{ name: 'Ada Beispiel', email: 'ada@example.org', persons: '3', wording: 'registration-1' },
};

describe('the endpoint', () => {
  let endpoint: Awaited<ReturnType<typeof FormsEndpoint.start>>;
  beforeEach(async () => {
    endpoint = await FormsEndpoint.start();
  });
  afterEach(() => endpoint.stop());

  const send = async (changes: object = {}) => {
    const proof = await newProof(endpoint.url);
    const body = JSON.stringify({ ...registration, ...changes, proof });
    return askEndpoint(endpoint.url, { method: 'POST', path: '/collegium/registrations', body });
  };

  it('stores what a visitor sends, and what was agreed to', async () => {
    expect(await send({ comment: 'Ohne Fisch' })).toMatchObject({ status: 200, told: 'stored' });
    expect(await endpoint.database('registrations').select('*')).toMatchObject([
      {
        ...{ name: 'Ada Beispiel', email: 'ada@example.org', persons: 3, comment: 'Ohne Fisch' },
        ...{ language: 'en', consent: 1, consent_version: 'registration-1', state: 'new' },
        consent_text:
          'I agree that my details are stored as described in the privacy notice for the party.',
      },
    ]);
  });

  it.each([{ persons: '0' }, { persons: '21' }, { persons: '1.5' }, { persons: '' }, { age: '7' }])(
    'refuses %j',
    async (changes) => {
      expect(await send(changes)).toMatchObject({ status: 400, told: 'INVALID_PAYLOAD' });
      expect(await endpoint.database('registrations').select('*')).toEqual([]);
    },
  );

  it('refuses the sentence of another form', async () => {
    expect(await send({ wording: 'contact-consent-1' })).toMatchObject({ status: 400 });
  });

  it('mails everything to the office, and to the sender none of the input', async () => {
    await send({ comment: 'Ohne Fisch' });
    const mails = await endpoint.sendMails();
    const to = (address: string) => mails.find((mail) => addressOf(mail['to']) === address);
    expect(mails).toHaveLength(2);
    expect(to('office@example.org')).toMatchObject({
      subject: 'Nachricht von Ada Beispiel: Anmeldung zum Sommerfest',
      text: expect.stringContaining('> Anzahl der Personen: 3\n> Anmerkung: Ohne Fisch') as unknown,
      replyTo: { address: 'ada@example.org' },
    });
    const receipt = to('ada@example.org');
    expect(receipt).toMatchObject({
      subject: 'Your registration',
      text: expect.stringMatching(/^Your registration of .* has arrived\./) as unknown,
    });
    expect(JSON.stringify(receipt)).not.toMatch(/Ada|Ohne Fisch/);
    expect(await endpoint.database('registrations').select('mail', 'receipt')).toEqual([
      { mail: 'sent', receipt: 'sent' },
    ]);
  });

  // Anybody can enter any address, so this many mails a day can reach somebody who never wanted one.
  it('sends a mailbox three receipts a day', async () => {
    const keys = [1, 2, 3, 4].map((number) => registration.key.replace(/.$/, String(number)));
    const answers = [];
    for (const key of keys) answers.push((await send({ key })).told);
    expect(answers).toEqual(['stored', 'stored', 'stored', 'REQUESTS_EXCEEDED']);
  });
});

function addressOf(to: unknown): string {
  return (to as { readonly address: string }).address;
}

describe('Directus', () => {
  const collection = layout('http://localhost:8080').find(({ name }) => name === 'registrations')!;

  it('has a collection with the fields of the form', () => {
    expect(collection.label).toEqual({
      ...{ de: 'Anmeldung zum Sommerfest', en: 'Registration for the summer party' },
    });
    expect(collection.fields['persons']).toMatchObject({
      ...{ type: 'integer', required: true, administratorsOnly: true },
      label: { de: 'Anzahl der Personen', en: 'Number of people' },
    });
    expect(collection.fields['comment']).toMatchObject({ interface: 'input-multiline' });
    expect(collection.fields['comment']!.required).toBeUndefined();
    expect(collection.template).toBe('{{ received_at }} {{ name }}');
  });

  it('lets the inbox read, mark and delete', () => {
    const rights = policies(layout(''), { storage: 'local', secondFactor: true }).flatMap(
      ({ permissions }) =>
        permissions
          .filter((permission) => permission.collection === 'registrations')
          .map(({ action, fields }) => `${action} ${fields.join()}`),
    );
    // Directus assigns the key.
    expect(rights).toEqual(['read *', 'update id,state,assigned,sort', 'delete *']);
  });

  it('deletes its items after the declared days, and finds them by the address', () => {
    expect(new Map(personalData).get('registrations')).toEqual({
      of: { address: 'email' },
      kept: [
        { for: { days: 90 }, since: 'received_at' },
        // A month, as for messages.
        { for: { days: 28 }, since: 'received_at', state: 'spam' },
      ],
    });
  });

  it('has its lists, and its mail among the texts', () => {
    const lists = presets.filter((preset) => preset.collection === 'registrations');
    expect(lists.map(({ key }) => key)).toEqual([
      ...['registrations', 'registrations_open', 'registrations_own', 'registrations_settled'],
      'registrations_not_sent',
    ]);
    expect(lists[0]!.fields).toEqual(expect.arrayContaining(['name', 'persons']));
    expect(Object.keys(mailTextNames)).toContain('registration_receipt');
  });
});

describe('the privacy notice', () => {
  const block = { type: 'form', group: 'registration', before_text: false };
  const slug = 'sommerfest';
  const withForm = {
    ...page('content', inGerman('Sommerfest', { slug })),
    blocks: [{ ...block, translations: [{ language: 'de', heading: 'Anmelden' }] }],
  };

  function notice(body: string, pages: readonly object[], server?: string): string | undefined {
    const others = smallest.pages.filter(({ key }) => key !== 'privacy');
    const privacy = page('privacy', inGerman('Datenschutz', { body }));
    const site = siteOf({ pages: [...others, privacy, ...pages] });
    const { pages: filled } = withPrivacyFacts(site, { embedsIn: () => [], server });
    const texts = filled.find(({ key }) => key === 'privacy')!.translations[0]!;
    return 'body' in texts ? texts.body : undefined;
  }

  it('describes a form that a page shows', () => {
    expect(notice('<p>{{ privacy.forms }}</p>', [withForm], 'https://cms.example.org')).toBe(
      '<p>Anmeldung zum Sommerfest: Wir speichern diese Angaben: Name, E-Mail-Adresse, Anzahl der Personen und Anmerkung. Grundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO): „Ich willige ein, dass meine Angaben wie in der Datenschutzerklärung beschrieben für das Fest gespeichert werden.“ Wir löschen die Angaben nach 90 Tagen, gerechnet ab ihrem Eingang.</p>',
    );
  });

  it.each([
    ['no page shows', [], 'https://cms.example.org'],
    ['cannot be sent', [withForm], undefined],
  ])('does not mention a form that %s', (_when, pages, server) => {
    expect(notice('<p>{{ privacy.forms }}</p>', pages, server) ?? '').toBe('');
  });

  it('warns editors if the notice has no place for the form', () => {
    const warnings = gatherWarnings();
    notice('<p>{{ privacy.storage }}</p>', [withForm], 'https://cms.example.org');
    expect([...warnings].join('\n')).toContain(
      '{{ privacy.forms }} is missing, so the notice does not describe the form registration.',
    );
  });
});
