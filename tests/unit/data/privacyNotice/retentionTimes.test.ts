import privacy from '../../../../data/embedded/association/pages/privacy.json' with { type: 'json' };
import { retentionSettings } from '../../../../data/kinds/retention.ts';
import { withPrivacyFacts } from '../../../../data/privacyNotice/withPrivacyFacts.ts';
import { inGerman, page, siteOf, smallest, translated } from '../smallContent.ts';

const body = (words: string) =>
  `<p>${words} {{ retention.messages }} / {{retention.sign_ups}}.</p>`;

/** The texts of the privacy notice by language. */
function statement(retention?: object, key = 'privacy', words = body) {
  const texts = [
    inGerman('Datenschutz', { body: words('Nach') }),
    translated('en', 'Privacy', { body: words('After') }),
    translated('fr', 'Confidentialité', { body: words('Au bout de') }),
  ];
  const [project] = smallest.project;
  const others = smallest.pages.filter((each) => each.key !== key);
  const site = withPrivacyFacts(
    siteOf({
      project: [{ ...project, ...(retention && { config: { retention } }) }],
      pages: [...others, page(key, ...texts)],
    }),
    { embedsIn: () => [], server: undefined },
  );
  const { translations } = site.pages.find((each) => each.key === key)!;
  return Object.fromEntries(translations.map(({ language, body: text }) => [language, text]));
}

it('says in the privacy notice after which times the backend deletes', () => {
  expect(statement()).toEqual({
    de: '<p>Nach sechs Monaten / sieben Tagen.</p>',
    en: '<p>After six months / seven days.</p>',
    fr: '<p>Au bout de six mois / sept jours.</p>',
  });
});

it('has a placeholder for each period of members’ data', () => {
  // The default periods: the client asked for 90 days at most. Six months and thirty days are our
  // choice.
  const words = () =>
    '{{ retention.logins }} / {{ retention.change_requests }} / {{ retention.invitations }}';
  expect(statement({}, 'privacy', words)).toEqual({
    de: '90 Tagen / sechs Monaten / 30 Tagen',
    en: '90 days / six months / 30 days',
    fr: '90 jours / six mois / 30 jours',
  });
  const changed = { logins_days: 7, change_requests_months: 1, invitations_days: 14 };
  expect(statement(changed, 'privacy', words)['en']).toBe('seven days / one month / 14 days');
});

it.each([
  [1, 1, 'einem Monat / einem Tag', 'one month / one day', '1 mois / 1 jour'],
  [2, 12, 'zwei Monaten / zwölf Tagen', 'two months / twelve days', 'deux mois / douze jours'],
  [36, 13, '36 Monaten / 13 Tagen', '36 months / 13 days', '36 mois / 13 jours'],
])('has forms for %d months and %d days', (messages_months, sign_ups_days, de, en, fr) => {
  expect(statement({ messages_months, sign_ups_days })).toEqual({
    de: `<p>Nach ${de}.</p>`,
    en: `<p>After ${en}.</p>`,
    fr: `<p>Au bout de ${fr}.</p>`,
  });
});

it('takes what an editor’s program writes between the braces', () => {
  const words = () => '{{&nbsp;retention.messages\u00a0}}';
  expect(statement({}, 'privacy', words)['de']).toBe('sechs Monaten');
});

it('leaves such words on other pages to their editors', () => {
  expect(statement({}, 'imprint')['de']).toBe(body('Nach'));
});

it.each([
  ['messages_months', 0, 'a whole number of months from 1 to 36'],
  ['messages_months', 6.5, 'a whole number of months from 1 to 36'],
  ['messages_months', 37, 'a whole number of months from 1 to 36'],
  ['sign_ups_days', 31, 'a whole number of days from 1 to 30'],
  ['sign_ups_days', '7', 'a whole number of days from 1 to 30'],
  ['logins_days', 0, 'a whole number of days from 1 to 90'],
  ['logins_days', 91, 'a whole number of days from 1 to 90'],
  ['change_requests_months', 37, 'a whole number of months from 1 to 36'],
  ['invitations_days', 181, 'a whole number of days from 1 to 180'],
])('refuses %s: %p', (field, value, expected) => {
  expect(() => statement({ [field]: value })).toThrow(
    `config.retention.${field}: expected ${expected}`,
  );
});

// A form whose data the notice does not mention breaks GDPR, article 13 (2) (a).
it.each(privacy.translations)(
  'says in the notice of the association how long each kind of data is kept ($language)',
  ({ body }) => {
    const missing = retentionSettings
      .map((name) => `{{ retention.${name.replace(/_(days|months)$/, '')} }}`)
      .filter((placeholder) => !body.includes(placeholder));
    expect(missing).toEqual([]);
  },
);
