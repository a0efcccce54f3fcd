import { beforeEach, expect, it } from '@jest/globals';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import { withPrivacyFacts } from '../../../../data/privacyNotice/withPrivacyFacts.ts';
import * as storageKeys from '../../../../contract/storageKeys.ts';
import { contentPage, inGerman, membersHomePage, page, siteOf, smallest } from '../smallContent.ts';

let warnings: ReadonlySet<string>;
beforeEach(() => {
  warnings = gatherWarnings();
});

interface Given {
  readonly config?: object;
  readonly embeds?: readonly string[];
  readonly hasServer?: boolean;
  readonly hasProjectHost?: boolean;
  readonly consents?: readonly object[];
  readonly pages?: readonly object[];
  readonly place?: string;
}

/** The German privacy notice that the build makes of this text. */
function notice(body: string, given: Given = {}): string | undefined {
  const { config = {}, embeds = [], consents = [], pages = [], place } = given;
  const [project] = smallest.project;
  const others = smallest.pages.filter(({ key }) => key !== 'privacy');
  const home = page('home', inGerman('Start', { body: 'embeds' }));
  const site = siteOf({
    project: [{ ...project, google_place_id: place, config }],
    consents,
    pages: [
      ...others.map((each) => (each.key === 'home' ? home : each)),
      page('privacy', inGerman('Datenschutz', { body })),
      ...pages,
    ],
  });
  const embedsIn = (text: string) => (text === 'embeds' ? embeds : []);
  const { pages: filled } = withPrivacyFacts(site, {
    embedsIn,
    server: given.hasServer ? 'https://directus.test/' : undefined,
    projectHost: given.hasProjectHost ? 'https://host.test/cms' : undefined,
  });
  return filled.find(({ key }) => key === 'privacy')!.translations[0]!.body;
}

const matomo = { url: 'https://stats.example.org/', site_id: 1 };
const video = ['https://www.youtube.com/embed/1'];
const rating = [
  { function_id: 'rating', translations: [{ language: 'de', display_name: 'Bewertungen' }] },
];
const host = { name: 'Host GmbH', task: 'hosting', country: 'DE' };
const newsList = contentPage('aktuelles');
const yes = (name: string) => `{{#if ${name}}}yes{{else}}no{{/if}}`;

it.each<[string, Given, string]>([
  ['statistics', {}, 'no'],
  ['statistics', { config: { matomo } }, 'yes'],
  ['consent_question', {}, 'no'],
  ['consent_question', { config: { matomo } }, 'yes'],
  ['consent_question', { consents: rating }, 'yes'],
  ['newsletter', {}, 'no'],
  ['newsletter', { config: { newsletter: true } }, 'yes'],
  ['server', {}, 'no'],
  ['server', { hasServer: true }, 'yes'],
  ['server', { hasProjectHost: true }, 'yes'],
  ['directus', {}, 'no'],
  ['directus', { hasServer: true }, 'yes'],
  ['directus', { hasProjectHost: true }, 'no'],
  ['members', { pages: [membersHomePage] }, 'no'],
  ['members', { hasProjectHost: true, pages: [membersHomePage] }, 'yes'],
  ['live_news', { hasProjectHost: true, pages: [newsList] }, 'no'],
  ['members', { hasServer: true }, 'no'],
  ['members', { hasServer: true, pages: [membersHomePage] }, 'yes'],
  ['live_news', { pages: [newsList] }, 'no'],
  ['live_news', { hasServer: true }, 'no'],
  ['live_news', { hasServer: true, pages: [contentPage('anderes')] }, 'no'],
  ['live_news', { hasServer: true, pages: [newsList] }, 'yes'],
  ['live_news', { hasServer: true, pages: [contentPage('vhm-arbeitskreise')] }, 'yes'],
  ['cookie_login', { hasServer: true, pages: [membersHomePage] }, 'no'],
  ['maps', {}, 'yes'],
  ['videos', {}, 'no'],
  ['videos', { embeds: video }, 'yes'],
  ['rating', { place: 'id', config: { google_maps_key: 'key' } }, 'no'],
  ['rating', { place: 'id', config: { google_maps_key: 'key' }, consents: rating }, 'yes'],
  ['newsletter_proof', { config: { newsletter: true } }, 'yes'],
  ['newsletter_proof', { config: { newsletter: true, newsletter_proof_days: 0 } }, 'no'],
  ['newsletter_proof', {}, 'no'],
  ['contact_consent', {}, 'yes'],
  ['contact_consent', { config: { contact: { consent: 'information' } } }, 'no'],
  ['contact_mail_full', {}, 'yes'],
  ['contact_mail_full', { config: { contact: { mail: 'link' } } }, 'no'],
  ['hosting', { config: { privacy: { recipients: [host] } } }, 'yes'],
  ['log_days', { config: { privacy: { log_days: 7 } } }, 'yes'],
])('knows whether there is %s', (name, given, expected) => {
  expect(notice(yes(name), given)).toBe(expected);
});

it.each<[string, Given, string]>([
  // The constant of the daily deletion (cms/extensions/collegium/forms/retention/deleteOld.ts).
  ['retention.spam', {}, '28 Tagen'],
  ['retention.unsubscribed', {}, '30 Tagen'],
  ['retention.unsubscribed', { config: { newsletter_proof_days: 1095 } }, '1095 Tagen'],
  ['privacy.server_host', { hasServer: true }, 'directus.test'],
  ['privacy.statistics_host', { config: { matomo } }, 'stats.example.org'],
])('has %s as a value', (name, given, expected) => {
  expect(notice(`{{ ${name} }}`, given)).toBe(expected);
});

// Visitors must be informed of every storage key, so a new key needs an entry in this list.
it('names every key of contract/storageKeys.ts where a website has all functions', () => {
  const pages = [membersHomePage, page('products', inGerman('Produkte'))];
  const given = { hasServer: true, pages, consents: rating };
  const table = notice('{{ privacy.storage }}', {
    ...given,
    config: { newsletter: true, matomo },
  })!;
  const names = [...table.matchAll(/<code>([^<]*)<\/code>/g)].map(([, name = '']) => name);
  const missing = Object.values(storageKeys).filter(
    (key) => !names.some((name) => name === key || name === `${key}…`),
  );
  expect(missing).toEqual([]);
});

// `consentDuration` in browser/consent: 365 days (EDPB, Guidelines 05/2020, paragraph 111).
it('says beside the record of the answers how long a permission counts', () => {
  expect(notice('{{ privacy.storage }}', { consents: rating })).toMatch(
    /int-consents-time<.*?eine Erlaubnis gilt höchstens ein Jahr/s,
  );
});

it('names each provider with company, countries and the basis of the transfer', () => {
  const table = notice('{{ privacy.providers }}', {
    embeds: [...video, 'https://www.openstreetmap.org/export/embed.html?bbox=1'],
  });
  expect(table).toContain(
    'Google Maps<br>Google Ireland Limited, Dublin<br><code>www.google.com</code><br><a href="https://policies.google.com/privacy">Datenschutzhinweise von Google Maps</a>',
  );
  expect(table).toContain(
    'YouTube<br>Google Ireland Limited, Dublin<br><code>www.youtube.com</code>',
  );
  expect(table).toContain(
    '<td>Irland, Vereinigte Staaten (Angemessenheitsbeschluss für das EU-US Data Privacy Framework, Art. 45 DSGVO) und weitere Länder (geeignete Garantien wie Standardvertragsklauseln, Art. 46 DSGVO)</td>',
  );
  expect(table).toContain(
    '<td>Vereinigtes Königreich (Angemessenheitsbeschluss, Art. 45 DSGVO), Irland und Niederlande. Kartenbilder kommen vom jeweils nächsten Server des Netzes Fastly.</td>',
  );
  expect([...warnings]).toEqual([]);
});

it('names recipients by what editors say of them, as text', () => {
  const recipients = [{ ...host, name: '<b>Host</b>', country: 'US', transfer: 'scc' }];
  expect(notice('{{ privacy.recipients }}', { config: { privacy: { recipients } } })).toBe(
    '<ul><li>&lt;b&gt;Host&lt;/b&gt;, Vereinigte Staaten (Standardvertragsklauseln, Art. 46 DSGVO): Betrieb des Webservers</li></ul>',
  );
});

it('says in a line each what is missing and only editors know', () => {
  const recipients = [{ name: 'Backup Inc.', task: 'backup', country: 'US' }];
  notice(
    '{{#if hosting}}{{/if}}{{#if log_days}}{{/if}}{{ privacy.recipients }}{{ privacy.providers }}',
    {
      config: { privacy: { recipients } },
      embeds: ['https://videos.example.org/1'],
    },
  );
  expect([...warnings]).toEqual([
    'project[0]: config.privacy: recipients: nobody has the task hosting, so the privacy notice names no host.',
    'project[0]: config.privacy: log_days is empty, so the privacy notice does not say when logs end.',
    'project[0]: config.privacy: recipients: Backup Inc. is in US, outside the European Economic Area, and transfer is empty.',
    'project[0]: config.privacy: recipients: texts embed videos.example.org; add who that is, with the task embedded and this host.',
  ]);
});

it('asks who sends mails where there is a server, and who sends the newsletter', () => {
  const config = { newsletter: true };
  notice('{{ privacy.recipients }}', { config, hasServer: true });
  const missing = (task: string) =>
    `project[0]: config.privacy: recipients: nobody has the task ${task}, so the privacy notice does not say who receives addresses for it.`;
  expect([...warnings]).toEqual([missing('mail'), missing('newsletter')]);
  warnings = gatherWarnings();
  const recipients = ['mail', 'newsletter'].map((task) => ({ name: 'Post', task, country: 'DE' }));
  notice('{{ privacy.recipients }}', {
    config: { ...config, privacy: { recipients } },
    hasServer: true,
  });
  notice('{{ privacy.recipients }}');
  expect([...warnings]).toEqual([]);
});

it('takes what editors say of a host that the website does not know', () => {
  const name = 'Verein für Videos e. V., Berlin';
  const recipients = [{ name, task: 'embedded', country: 'DE', host: 'videos.example.org' }];
  const text = notice('{{ privacy.providers }}{{ privacy.recipients }}', {
    config: { privacy: { recipients } },
    embeds: ['https://videos.example.org/1'],
  });
  expect(text).toContain(
    `<th scope="row">${name}<br><code>videos.example.org</code></th><td>eingebettete Inhalte</td><td>Deutschland</td>`,
  );
  expect([...warnings]).toEqual([]);
});

it('names the host of a project, where forms go, and nothing that only our own endpoint stores', () => {
  const given = { hasProjectHost: true, pages: [membersHomePage], config: { newsletter: true } };
  expect(notice('{{ privacy.server_host }}', given)).toBe('host.test');
  const table = notice('<p>{{ privacy.storage }}</p>', given)!;
  expect(table).toContain('collegium-draft:…');
  expect(table).toContain('int-session');
  expect(table).not.toContain('newsletter-link');
});
