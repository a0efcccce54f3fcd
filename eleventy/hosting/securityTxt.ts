import type { Content } from '../../data/Content.ts';
import { primaryEmail } from '../../data/selections.ts';
import { defaultLanguage } from '../../locales/languages.ts';

/** Where those look who have found a hole (RFC 9116). */
export const securityTxtPath = '/.well-known/security.txt';

/**
 * Whom to tell of a hole in the website, by the content: the association's e-mail address, or else its
 * contact page. Each build renews it for a year, so that nobody writes to an association that is gone.
 *
 * @param siteUrl addresses of web pages have to be `https:` there
 * @returns nothing where there is nobody to tell
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

/** To the day, and a day less, since the RFC wants it to be less than a year ahead. */
function inAYear(now: Date): string {
  const end = new Date(now);
  end.setUTCHours(0, 0, 0, 0);
  end.setUTCDate(end.getUTCDate() + 364);
  return end.toISOString().replace('.000', '');
}
