import { forms } from '../../../../contract/forms/forms.ts';
import {
  formSchema,
  newsletterSignUpSchema,
  newsletterTokenSchema,
} from '../../../../contract/forms/schema.ts';

const contactMessageSchema = formSchema(forms.contact);

const envelope = {
  key: 'f7510f2d-55c9-46e4-b2eb-17255dc23bb3',
  language: 'fr',
  website: '',
  proof: 'eyJ9',
};
const message = {
  ...envelope,
  name: 'Ada Beispiel',
  email: 'ada@example.org',
  message: 'Guten Tag,\r\n\r\n\tdarf ich fragen?',
  wording: 'contact-consent-1',
};
const signUp = { ...envelope, email: 'ada@example.org', wording: 'newsletter-1' };

describe('a message', () => {
  test('is what the form sends, without the blanks around it', () => {
    const typed = { ...message, name: '  Ada Beispiel ', email: ' ada@example.org ' };
    expect(contactMessageSchema.parse(typed)).toEqual(message);
    expect(contactMessageSchema.parse({ ...message, topic: 'Beratung' })['topic']).toBe('Beratung');
  });

  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', 'Ada\r\nBcc: all@example.org'],
    ['name', 'Ada\u2028Beispiel'],
    ['name', 'a'.repeat(101)],
    ['email', 'ada@example'],
    ['email', 'ada@example.org\nBcc: all@example.org'],
    ['email', 'ada@example.org, all@example.org'],
    ['email', '"Ada" <ada@example.org>'],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(62)}.org`],
    ['message', ' \n\t '],
    ['message', 'a\u0000b'],
    ['message', 'a'.repeat(5001)],
    ['wording', undefined],
    ['wording', 'Ich stimme zu.'],
    ['consent', true],
    ['topic', 'one\ntwo'],
    ['language', 'es'],
    ['key', '1'],
    ['proof', undefined],
    ['state', 'answered'],
  ])('with the %s %j is refused', (field, value) => {
    expect(contactMessageSchema.safeParse({ ...message, [field]: value }).success).toBe(false);
  });

  test('that is long and almost right is refused at once', () => {
    const text = `${'a\n'.repeat(2400)}\u0001`;
    expect(contactMessageSchema.safeParse({ ...message, message: text }).success).toBe(false);
  });
});

test('a sign-up carries the name of the sentence that was agreed to, and no words', () => {
  expect(newsletterSignUpSchema.parse(signUp)).toEqual(signUp);
  const words = { ...signUp, consent_text: 'Ja, ich will.' };
  expect(newsletterSignUpSchema.safeParse(words).success).toBe(false);
  const { wording: _, ...without } = signUp;
  expect(newsletterSignUpSchema.safeParse(without).success).toBe(false);
  expect(newsletterSignUpSchema.safeParse({ ...signUp, state: 'confirmed' }).success).toBe(false);
});

test('a token is 32 bytes in base64url', () => {
  const token = 'A-_0'.repeat(11).slice(0, 43);
  expect(newsletterTokenSchema.parse({ token })).toEqual({ token });
  for (const wrong of ['', `${token}=`, `${token}A`, `${token.slice(1)}/`]) {
    expect(newsletterTokenSchema.safeParse({ token: wrong }).success).toBe(false);
  }
});
