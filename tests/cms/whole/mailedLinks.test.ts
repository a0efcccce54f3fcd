import { memberLinkPage } from '../../../contract/members/addresses.ts';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import { patience } from '../patience.ts';
import {
  button,
  emailField,
  expectScreen,
  heading,
  linkIn,
  main,
  membersPath,
  newAccount,
  passwordIn,
  logIn,
} from './member.ts';
import { expectAccessible, sharedWebsite, wordsIn } from './website.ts';

/* Tests the mailed links with which members choose a password. */

const website = await sharedWebsite();

test.each(sampleLanguages)('choose a new password by a mailed link: %s', async (language) => {
  const words = wordsIn(language);
  const email = `vergesslich-${language}@example.org`;
  await newAccount(website, { email, language, password: 'das-alte-passwort-1' });
  const page = await website.visitor();
  await page.goto(`${website.site}${memberLinkPage('resetPassword', language)}`);
  const asked = async (address: string) => {
    await emailField(page, language).fill(address);
    await button(page, words('logIn.request.submit')).click();
    await main(page).getByText(words('logIn.request.sent')).waitFor(patience);
    const seen = await main(page).textContent();
    await button(page, words('logIn.request.other')).click();
    return seen;
  };
  expect(await asked(`niemand-${language}@example.org`)).toBe(await asked(email));
  expect(await website.mails(({ to }) => to.includes('niemand'), 0)).toEqual([]);

  const [mail] = await website.mails(({ to }) => to.includes(email));
  const link = linkIn(website, mail!, memberLinkPage('resetPassword', language));
  await page.goto('about:blank');
  await page.goto(link);
  await passwordIn(page, words('logIn.reset.password')).waitFor();
  expect(page.url()).toBe(`${website.site}${memberLinkPage('resetPassword', language)}`);
  await expectAccessible(page);
  await passwordIn(page, words('logIn.reset.password')).fill('das-neue-passwort-2');
  await button(page, words('logIn.reset.submit')).click();
  await heading(page, words('logIn.reset.doneTitle')).waitFor(patience);
  await expectAccessible(page);

  await page.goto('about:blank');
  await page.goto(link);
  await passwordIn(page, words('logIn.reset.password')).fill('noch-ein-passwort-3');
  await button(page, words('logIn.reset.submit')).click();
  await heading(page, words('logIn.reset.usedTitle')).waitFor(patience);
  await expectAccessible(page);

  await page.goto(`${website.site}${membersPath(language, 'documents')}`);
  await logIn(page, language, { email, password: 'das-neue-passwort-2' });
  await expectScreen(page, language);
});

test.each(sampleLanguages)('come in for the first time by an invitation: %s', async (language) => {
  const words = wordsIn(language);
  const email = `neu-${language}@example.org`;
  await newAccount(website, { email, language });
  const [mail] = await website.mails(({ to }) => to.includes(email));
  const link = linkIn(website, mail!, memberLinkPage('invitation', language));
  const page = await website.visitor();
  await page.goto(link);
  await passwordIn(page, words('logIn.invitation.password')).fill('mein-erstes-passwort-1');
  await expectAccessible(page);
  await button(page, words('logIn.invitation.submit')).click();
  await heading(page, words('logIn.invitation.doneTitle')).waitFor(patience);

  await page.goto('about:blank');
  await page.goto(link);
  await passwordIn(page, words('logIn.invitation.password')).fill('mein-zweites-passwort-2');
  await button(page, words('logIn.invitation.submit')).click();
  await heading(page, words('logIn.invitation.usedTitle')).waitFor(patience);
  await expectAccessible(page);

  await page.goto(`${website.site}${membersPath(language, 'profile')}`);
  await logIn(page, language, { email, password: 'mein-erstes-passwort-1' });
  await expectScreen(page, language);
});
