import { createHash } from 'node:crypto';
import { allForms, forms, currentWordings } from '../../../../contract/forms/forms.ts';
import { wordings } from '../../../../data/forms/wordings.ts';
import { sampleLanguages } from '../../../../stories/sampleLanguages.ts';
import { labels, languages } from '../../../../locales/languages.ts';

// The backend stores its own copy of the wording as proof. After a change in locales/*.json, add a
// new version.
test.each(languages)(
  'the forms show exactly the words of the current versions (%s)',
  (language) => {
    const { everyForm, forms: ofForms, newsletter } = labels[language];
    const { consentBefore, consentAfter, information } = ofForms.contact;
    expect(wordings[forms.contact.wordings.consent]!.words[language]).toBe(
      `${consentBefore} ${everyForm.consentLink} ${consentAfter}`,
    );
    expect(wordings[forms.contact.wordings.information]!.words[language]).toBe(
      `${information} ${everyForm.consentLink}.`,
    );
    expect(wordings[currentWordings.newsletter]!.words[language]).toBe(newsletter.consent);
  },
);

/** The names of the sentences that visitors agree to. */
const consents = [
  ...Object.values(currentWordings),
  ...allForms.map(([, { wordings: shown }]) => shown.consent),
];

/**
 * The first 16 digits of the SHA-256 of the wordings in the languages in which they were first published. A
 * language that is added later changes none of them.
 */
const published = {
  'contact-consent-0': '540b508c5d1a2ed3',
  'contact-consent-1': '6d65103d667c20da',
  'contact-information-1': '2129a7aa79973186',
  'newsletter-0': '80981c48058fc514',
  'newsletter-1': 'f7a76944297a5cb8',
  'newsletter-mail-1': '7963ef643061cf75',
  'newsletter-2': '72efd1ecf1fa02f4',
  'newsletter-mail-2': '80d889bb8f382a52',
};

test('words that were published stay as they are', () => {
  const checksums = Object.fromEntries(
    Object.entries(wordings).map(([name, { words }]) => {
      const first = Object.fromEntries(
        sampleLanguages.map((language) => [language, words[language]]),
      );
      const checksum = createHash('sha256').update(JSON.stringify(first)).digest('hex');
      return [name, checksum.slice(0, 16)];
    }),
  );
  expect(checksums).toEqual(published);
});

// German Civil Code, section 309 no. 12 b: a form must not make people confirm that they have read
// something.
test('nobody confirms having read anything', () => {
  for (const name of [...consents, forms.contact.wordings.information]) {
    const { words } = wordings[name]!;
    expect(Object.values(words).join(' ')).not.toMatch(/gelesen|have read|j’ai lu/i);
  }
});

// GDPR, Art. 7 (3): the visitor is informed of the right to withdraw before giving consent.
test('each consent says that it can be withdrawn, and how', () => {
  for (const name of consents) {
    const { words } = wordings[name]!;
    expect(words.de).toMatch(/jederzeit.*widerrufen|jederzeit widerrufen/);
    expect(words.de).toContain('per E-Mail');
    expect(words.en).toMatch(/withdraw .*at any time.*by (an )?email/);
    expect(words.fr).toMatch(
      /retirer cet accord par e-mail à tout moment|Désabonnement à tout moment.*par e-mail/,
    );
  }
});
