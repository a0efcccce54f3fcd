import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { selectAll } from './elements.ts';
import { mailColors } from '../../../../../../../cms/extensions/collegium/forms/mail/mailColors.ts';
import {
  mailTextKeys,
  defaultMailText,
} from '../../../../../../../cms/extensions/collegium/forms/mail/defaultMailTexts.ts';
import {
  renderMail,
  type MailContent,
} from '../../../../../../../cms/extensions/collegium/forms/mail/renderMail.ts';
import { names } from '../../../../../../../cms/extensions/collegium/forms/mail/placeholders.ts';
import type { OwnMailTextKey } from '../../../../../../../cms/schema/mailTextNames.ts';
import { languages } from '../../../../../../../locales/languages.ts';

const colors = mailColors({ brand: '#17665a', base: '#faf7f2' });

const toOffice: MailContent = {
  language: 'de',
  association: 'Verband Musterland e. V.',
  text: defaultMailText('message', 'de'),
  values: {
    name: 'Anna Beispiel',
    email: 'anna@example.org',
    topic: 'Mitgliedschaft',
    message: 'Guten Tag,\n\nwie werde ich Mitglied?',
    date: '23. November 2026',
    language: 'Französisch',
  },
  links: { link: 'https://cms.example.org/admin/content/messages/7' },
  colors,
};

it('says the same as plain text and as HTML', () => {
  const { subject, text, html } = renderMail(toOffice);
  expect(subject).toBe('Nachricht von Anna Beispiel: Mitgliedschaft');
  expect(text)
    .toBe(`Anna Beispiel hat am 23. November 2026 über die Website geschrieben (Sprache: Französisch). Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an anna@example.org.

> Guten Tag,
>
> wie werde ich Mitglied?

In Directus öffnen
https://cms.example.org/admin/content/messages/7
`);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('Guten Tag,<br>\n<br>\nwie werde ich Mitglied?</blockquote>');
  expect(html).toMatch(
    /<a class="button" href="https:\/\/cms[^"]+\/messages\/7"[^>]*>In Directus öffnen<\/a>/,
  );
});

it('takes what a visitor wrote for words, in each field', () => {
  const attack =
    '<img src=x onerror=alert(1)><script>alert(1)</script>{{link}}"><a href="https://evil.example">';
  const values = Object.fromEntries(Object.keys(toOffice.values).map((name) => [name, attack]));
  const { html, text, subject } = renderMail({ ...toOffice, values });
  expect(selectAll(html, 'a').map(({ attribs }) => attribs['href'])).toEqual([
    'https://cms.example.org/admin/content/messages/7',
  ]);
  expect(selectAll(html, 'img', 'script')).toEqual([]);
  // Values are not expanded again, even if they contain a placeholder.
  expect(text.match(/messages\/7/g)).toHaveLength(1);
  expect(subject).toContain('{{link}}');
});

it('quotes each line of a message, also after the line breaks that are no control characters', () => {
  const message = 'one\r\ntwo\rthree\nfour\u2028five\u2029six';
  const { text } = renderMail({ ...toOffice, values: { ...toOffice.values, message } });
  expect(text).toContain('> one\n> two\n> three\n> four\n> five\n> six\n');
});

it('whatever somebody writes, a subject is one line and the HTML has the same elements', () => {
  const elements = (html: string) => selectAll(html, 'a', 'p', 'h1', 'blockquote', 'style').length;
  const usual = elements(renderMail(toOffice).html);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (written) => {
      const values = { ...toOffice.values, name: written, topic: `x\r\nBcc: ${written}` };
      const { subject, html } = renderMail({ ...toOffice, values });
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(elements(html)).toBe(usual);
    }),
  );
});

it('leaves out a name that it does not know, and adds the link that is needed', () => {
  const text = { subject: 'Bitte {{nmae}}', body: 'Guten {{constructor}}Tag', button: 'Ja' };
  const rendered = renderMail({
    ...{ language: 'de', association: 'VHM', text, values: {}, colors },
    links: { link: 'https://www.example.org/#x' },
    neededLink: 'link',
  });
  expect(rendered.subject).toBe('Bitte');
  expect(rendered.text).toBe('Guten Tag\n\nJa\nhttps://www.example.org/#x\n');
});

it('parts the foot from the mail, in plain text as a signature', () => {
  const { text, html } = renderMail({
    ...{
      language: 'en',
      association: 'VHM',
      text: defaultMailText('newsletter_welcome', 'en'),
      colors,
    },
    foot: defaultMailText('newsletter_foot', 'en'),
    values: { email: 'a@example.org' },
    links: { unsubscribe: 'https://www.example.org/en/newsletter/unsubscribe#t' },
  });
  expect(text).toContain('\n-- \nYou can unsubscribe');
  expect(text).toMatch(/Unsubscribe\nhttps:\/\/www\.example\.org\S+#t\n/);
  expect(selectAll(html, 'footer')).toHaveLength(1);
});

it.each([
  ['in the foot', { body: 'Hallo' }, { body: 'Abmelden:\n\n{{unsubscribe}}' }],
  ['in the text', { body: '{{unsubscribe}}' }, { body: 'Tschüss' }],
  ['nowhere', { body: 'Hallo' }, { body: 'Tschüss' }],
])('has the needed link once if editors wrote it %s', (_, text, foot) => {
  const rendered = renderMail({
    ...{ language: 'de', association: 'VHM', values: {}, colors },
    text: { subject: 'x', button: 'Weiter', ...text },
    foot: { subject: '', button: 'Abmelden', ...foot },
    links: { unsubscribe: 'https://www.example.org/#t' },
    neededLink: 'unsubscribe',
  });
  expect(rendered.text.split('https://www.example.org/#t')).toHaveLength(2);
  expect(rendered.html.split('href="https://www.example.org/#t"')).toHaveLength(2);
});

it('names imprint and privacy notice in sentences, and adds them where an editor left them out', () => {
  const pages = {
    imprint: 'https://www.example.org/en/imprint',
    privacy: 'https://www.example.org/en/privacy',
  };
  const mail = {
    language: 'en' as const,
    ...{ association: 'VHM', text: defaultMailText('newsletter_welcome', 'en'), colors },
    ...{
      values: { email: 'a@example.org' },
      links: { unsubscribe: 'https://x.example/#t' },
      pages,
    },
  } as const;
  const { text, html } = renderMail({ ...mail, foot: defaultMailText('newsletter_foot', 'en') });
  expect(text).toContain(`Imprint: ${pages.imprint}\nPrivacy: ${pages.privacy}\n`);
  for (const page of Object.values(pages)) expect(html).toContain(`<a href="${page}"`);

  const foot = { subject: '', button: 'Unsubscribe', body: '{{privacy}}\n\n{{unsubscribe}}' };
  const worded = renderMail({ ...mail, foot });
  expect(worded.text).toContain(`\n\n${pages.imprint}\n`);
  expect(worded.text.split(pages.privacy)).toHaveLength(2);
  // The text of the secret link is not used for another link.
  expect(worded.html.split('>Unsubscribe</a>')).toHaveLength(2);
});

it('begins with the words for lists of mails: without a greeting, and with no markup', () => {
  const { html } = renderMail({
    ...{ language: 'de', association: 'VHM', colors, links: {} },
    text: { subject: 'Hallo', body: 'Guten Tag,\n\n{{name}} hat\ngeschrieben.', button: '' },
    values: { name: '<b>Anna</b>' },
  });
  const [preview, mail] = selectAll(html, 'div');
  expect(html).toContain('>&lt;b&gt;Anna&lt;/b&gt; hat geschrieben.</div>');
  expect(preview!.attribs['style']).toContain('display:none');
  // Many mail programs keep only the content of the body.
  expect(mail!.attribs['lang']).toBe('de');
});

/** The placeholders (`{{name}}`) that each text may use. */
const placeholders = {
  message: ['association', 'name', 'email', 'topic', 'message', 'date', 'language', 'link'],
  /** No placeholder for the message or its sender: this mail contains only a link. */
  message_link: ['association', 'date', 'language', 'link'],
  newsletter_confirm: ['association', 'email', 'days', 'imprint', 'privacy', 'link'],
  newsletter_subscribed: ['association', 'email'],
  newsletter_welcome: ['association', 'email'],
  newsletter_foot: ['association', 'email', 'imprint', 'privacy', 'unsubscribe'],
  invitation: ['association', 'name', 'email', 'days', 'imprint', 'privacy', 'link'],
  password_reset: ['association', 'name', 'email', 'hours', 'link'],
  change_request: ['association', 'name', 'number', 'email', 'message', 'date', 'link'],
  /** No placeholder for the request or the member: this mail contains only a link. */
  change_request_link: ['association', 'date', 'link'],
} as const satisfies Readonly<Record<OwnMailTextKey, readonly string[]>>;

/** Anybody can have a receipt sent to any address: none of the input except the address. */
const ofReceipts = ['association', 'email', 'date', 'imprint', 'privacy'];

it.each(mailTextKeys)('the texts of %s ask for what there is, in each language alike', (key) => {
  for (const language of languages) {
    const { subject, body, button } = defaultMailText(key, language);
    const asked = new Set(names(`${subject} ${body}`));
    const all: Readonly<Partial<Record<string, readonly string[]>>> = placeholders;
    expect(all[key] ?? ofReceipts).toEqual(expect.arrayContaining([...asked]));
    expect(asked).toEqual(
      new Set(names(`${defaultMailText(key, 'de').subject} ${defaultMailText(key, 'de').body}`)),
    );
    expect(button === '').toBe(defaultMailText(key, 'de').button === '');
  }
});

it('is a document without faults, in every language', () => {
  for (const language of languages) {
    const { html } = renderMail({
      ...toOffice,
      language,
      text: defaultMailText('message', language),
    });
    expect(parseDocument(html).children.length).toBeGreaterThan(0);
    expect(selectAll(html, 'h1')).toHaveLength(1);
    expect(selectAll(html, 'title')).toHaveLength(1);
    expect(selectAll(html, 'main')).toHaveLength(1);
  }
});
