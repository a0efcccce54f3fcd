import fc from 'fast-check';
import {
  mailTextKeys,
  defaultMailText,
} from '../../../../../../../cms/extensions/collegium/forms/mail/defaultMailTexts.ts';
import { mailColors } from '../../../../../../../cms/extensions/collegium/forms/mail/mailColors.ts';
import { renderMail } from '../../../../../../../cms/extensions/collegium/forms/mail/renderMail.ts';
import {
  withoutUnsafePlaceholders,
  placeholderProblem,
} from '../../../../../../../cms/extensions/collegium/forms/mail/unsafePlaceholders.ts';
import { languages } from '../../../../../../../locales/languages.ts';

const secret = 'https://www.example.org/de/passwort#geheim';

/** A mail with a secret link, with these words for it. */
function mailWith(body: string, subject = 'Neues Passwort') {
  return renderMail({
    language: 'de',
    association: 'VHM',
    text: { subject, body, button: 'Wählen' },
    values: { email: 'anna@example.org', name: 'Anna' },
    links: { link: secret },
    neededLink: 'link',
    colors: mailColors({ brand: '#17665a', base: '#faf7f2' }),
  });
}

test('leaves all default texts unchanged', () => {
  for (const key of mailTextKeys) {
    for (const language of languages) {
      const text = defaultMailText(key, language);
      expect(withoutUnsafePlaceholders(text)).toEqual(text);
      expect(placeholderProblem(text)).toBeUndefined();
    }
  }
});

const addresses = [
  'https://elsewhere.example/?t={{x}}',
  'HTTP://elsewhere.example/{{ x }}',
  'elsewhere.example/{{x}}',
  'www.elsewhere/{{x}}',
  '<https://elsewhere.example/?a=1&t={{x}}&b=2>',
  '[hier](https://elsewhere.example/?t={{x}})',
  'mailto:a?subject={{x}}',
  '{{x}}@elsewhere.example',
  '{{x}}.elsewhere.example',
  '203.0.113.9/{{x}}',
  'elsewhere。com/{{x}}',
  'bücher.example/{{x}}',
];

test.each(addresses)('a placeholder in an address is refused, and left out: %s', (address) => {
  for (const name of ['name', 'email', 'link', 'unsubscribe']) {
    const body = `Klicken Sie ${address.replace('x', name)} hier.`;
    expect(placeholderProblem({ body })).toBeDefined();
    expect(placeholderProblem({ subject: body })).toBeDefined();
    expect(withoutUnsafePlaceholders({ subject: body, body, button: '' }).body).not.toMatch(/\{\{/);
  }
});

test.each(addresses)('so the secret is sent as an address of its own alone: %s', (address) => {
  const { text, html, subject } = mailWith(`Klicken Sie: ${address.replace('x', 'link')}`, address);
  expect(text.split('\n').filter((line) => line.includes('geheim'))).toEqual([secret]);
  expect(html.match(/geheim/g)).toHaveLength(1);
  expect(html).toContain(`href="${secret}"`);
  expect(subject).not.toContain('geheim');
});

test('a link stands in a line of its own, within a paragraph as well', () => {
  expect(placeholderProblem({ body: 'Hier:\n{{link}}\nBis bald' })).toBeUndefined();
  expect(placeholderProblem({ body: 'Hier: {{link}}' })).toBe('link');
  expect(placeholderProblem({ subject: '{{link}}' })).toBe('link');
  expect(mailWith('Hier:\n{{link}}\nBis bald').text).toBe(`Hier:\n${secret}\nBis bald\n`);
});

test('the problem is that of the refused line, whatever the other lines have', () => {
  const bad = 'https://elsewhere.example/?m={{email}}';
  expect(placeholderProblem({ body: `Hier:\n{{link}}\n${bad}` })).toBe('address');
  expect(placeholderProblem({ body: `{{unsubscribe}}`, subject: bad })).toBe('address');
  expect(placeholderProblem({ body: `Hier: {{link}}\n${bad}` })).toBe('link');
});

test.each([
  'Guten Tag {{name}},',
  'Ihre Adresse ({{email}}).',
  '{{name}}/{{email}}',
  'E-Mail:{{email}}.Danke',
  'z.B.{{name}}',
  '{{name}} hat am {{date}} geschrieben, siehe https://www.example.org/ oder a@example.org.',
])('other placeholders stand in words: %s', (body) => {
  expect(placeholderProblem({ body })).toBeUndefined();
});

test('whatever an editor writes, the secret has a line of its own', () => {
  const piece = fc.constantFrom(
    ...[
      '{{link}}',
      '{{ link }}',
      '{{name}}',
      'https://e.example/?',
      ' ',
      '\n',
      '\n\n',
      '\r\n',
      'x',
      '&',
      '#',
      '{',
      '}}',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const { text } = mailWith(pieces.join(''));
      const lines = text.split('\n').filter((line) => line.includes('geheim'));
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line.trim()).toBe(secret);
    }),
    { numRuns: 1000 },
  );
});
