import {
  memberLink,
  memberLinkPage,
  type MemberLinkKind,
} from '../../../contract/members/addresses.ts';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import { type Language, membersHomes } from '../../../locales/languages.ts';
import { endedToken } from '../endedToken.ts';
import { patience } from '../patience.ts';
import { soon } from '../soon.ts';
import { button, emailField, heading, main, passwordIn } from './member.ts';
import { expectAccessible, expectFocused, sharedWebsite, wordsIn } from './website.ts';

/* Tests links in mails that are opened too late, with expired tokens in Directus' format. */

const website = await sharedWebsite();

const password = 'ein-neues-passwort-1';

test.each(sampleLanguages)(
  'for a new password say so, and another is asked for there: %s',
  async (language) => {
    const words = wordsIn(language);
    const page = await website.visitor();
    await page.goto(await lateLink('resetPassword', language));
    await passwordIn(page, words('logIn.reset.password')).fill(password);
    await button(page, words('logIn.reset.submit')).click();
    const told = heading(page, words('logIn.reset.expiredTitle'));
    await told.waitFor(patience);
    await main(page).getByText(words('logIn.reset.expired')).waitFor();
    // Screen readers announce it: the heading has the focus and the page's title changes.
    await expectFocused(told);
    const titled = words('logIn.reset.expiredTitle');
    expect(
      await soon(
        () => page.title(),
        (title) => title.includes(titled),
      ),
    ).toContain(titled);
    await expectAccessible(page);

    const email = 'member-vhm@example.org';
    await emailField(page, language).fill(email);
    await button(page, words('logIn.request.submit')).click();
    await heading(page, words('logIn.request.sentTitle')).waitFor(patience);
    const path = memberLinkPage('resetPassword', language);
    await website.mails(
      ({ to, links }) => to === email && links.some((link) => link.includes(path)),
    );
  },
);

test.each(sampleLanguages)(
  'of an invitation say so, and whom to ask for another: %s',
  async (language) => {
    const words = wordsIn(language);
    const page = await website.visitor();
    await page.goto(await lateLink('invitation', language));
    await passwordIn(page, words('logIn.invitation.password')).fill(password);
    await button(page, words('logIn.invitation.submit')).click();
    const told = heading(page, words('logIn.invitation.expiredTitle'));
    await told.waitFor(patience);
    await main(page).getByText(words('logIn.invitation.expired')).waitFor();
    await expectFocused(told);
    await expectAccessible(page);
    // The page links to the office, which can send another invitation.
    await main(page).locator('a[href^="mailto:"]').first().waitFor();
    await main(page).locator('a[href^="tel:"]').first().waitFor();
    const toLogIn = main(page).getByRole('link', { name: words('logIn.toLogIn') });
    expect(await toLogIn.getAttribute('href')).toBe(membersHomes[language]);
  },
);

/** A link as in a mail, with an expired token. */
async function lateLink(kind: MemberLinkKind, language: Language): Promise<string> {
  const scope = kind === 'invitation' ? 'invite' : 'password-reset';
  const token = await endedToken(website.cms.data, {
    email: 'member-vhm@example.org',
    scope,
    hash: 'x',
  });
  return website.site + memberLink(kind, language, token);
}
