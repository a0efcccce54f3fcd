import type { Content } from '../../data/Content.ts';
import { primaryEmail } from '../../data/kinds/selections.ts';
import { defaultLanguage } from '../../locales/languages.ts';

/** The file where people who found a vulnerability look for a contact (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/**
 * Returns the contact for vulnerabilities, from the content: the association's e-mail address and
 * its contact page. Each build renews the file for a year, so that nobody writes to an association
 * that no longer exists.
 * @param siteUrl the contact page is listed only for `https:` URLs, as the RFC requires
 * @returns nothing without a contact
 */
export function securityTxt(
  { site, routes }: Pick<Content, 'site' | 'routes'>,
  siteUrl: string,
  now = new Date(),
): string | undefined {
  const email = primaryEmail(site.company);
  const isPublic = siteUrl.startsWith('https:');
  const page = routes.byKey.contact.find(({ language }) => language === defaultLanguage);
  const contacts = [
    ...(email === undefined ? [] : [`mailto:${encodeURIComponent(email).replace('%40', '@')}`]),
    ...(page && isPublic ? [siteUrl + page.path] : []),
  ];
  if (contacts.length === 0) return undefined;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${inAYear(now)}`,
    `Preferred-Languages: ${site.languages.join(', ')}`,
    ...(isPublic ? [`Canonical: ${siteUrl}${securityTxtPath}`] : []),
    '',
  ].join('\n');
}

/** 364 days from today, since the RFC recommends less than a year. */
function inAYear(now: Date): string {
  const end = new Date(now);
  end.setUTCHours(0, 0, 0, 0);
  end.setUTCDate(end.getUTCDate() + 364);
  return end.toISOString().replace('.000', '');
}
