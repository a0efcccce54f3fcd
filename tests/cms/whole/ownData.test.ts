import { readFile } from 'node:fs/promises';
import { demoPeople } from '../../../cms/people.ts';
import { sampleLanguages } from '../../../stories/sampleLanguages.ts';
import { patience } from '../patience.ts';
import { soon } from '../soon.ts';
import { button, listenedTo, main, memberOnPage, membersPath } from './member.ts';
import { expectAccessible, sharedWebsite, wordsIn } from './website.ts';

/*
 * Tests in a browser with a real Directus that members can download their data and ask for its
 * deletion.
 */

const website = await sharedWebsite();

test.each(sampleLanguages)('save what is stored of them as a file: %s', async (language) => {
  const words = wordsIn(language);
  const page = await memberOnPage(website, language, 'member', membersPath(language, 'profile'));
  const listened = listenedTo(page.context());
  const [download] = await Promise.all([
    page.waitForEvent('download', patience),
    button(page, words('members.profile.download')).click(),
  ]);
  expect(download.suggestedFilename()).toBe(words('members.profile.fileName'));
  const { data } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    readonly data: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  };
  const { email, member_number: number } = demoPeople.member;
  expect(data['directus_users']).toMatchObject([{ email, member_number: number }]);
  expect(data['directus_activity']!.map(({ action }) => action)).toContain('login');
  await main(page).getByText(words('members.profile.downloaded')).waitFor();
  await expectAccessible(page);
  expect(listened.told.filter((address) => /access_token|token=/.test(address))).toEqual([]);
});

test.each(sampleLanguages)('ask the office to delete it: %s', async (language) => {
  const words = wordsIn(language);
  const page = await memberOnPage(website, language, 'member', membersPath(language, 'profile'));
  await main(page).getByText(words('members.profile.askDeletion')).click();
  await main(page).getByText(words('members.profile.deletionText')).waitFor();
  await expectAccessible(page);
  await button(page, words('members.profile.sendDeletion')).click();
  await main(page).getByText(words('members.profile.deletionSent')).waitFor();
  await expectAccessible(page);
  const sentence = words('members.profile.deletionRequest');
  const mails = await soon(
    async () => (await website.cms.caughtMail()).filter(({ text }) => text.includes(sentence)),
    ({ length }) => length > 0,
  );
  expect(mails).toHaveLength(1);
});
