import { describe, expect, it } from '@jest/globals';
import { Routes } from '../../../../data/routes/Routes.ts';
import { securityTxt } from '../../../../eleventy/hosting/securityTxt.ts';
import { siteOf, smallest } from '../../data/smallContent.ts';

const today = new Date('2026-11-22T17:45:12.345Z');
const site = 'https://www.example.org';

function linesWith(emails: readonly object[], siteUrl = site) {
  const content = siteOf({ company: [{ ...smallest.company[0], emails }] });
  const parts = { site: content, routes: new Routes(content) };
  return securityTxt(parts, siteUrl, today)?.trim().split('\n');
}

describe('security.txt', () => {
  it('names the association’s address, the page of the contact form, and itself', () => {
    const emails = [{ email: 'a@example.org' }, { email: 'info@example.org', primary: true }];
    expect(linesWith(emails)).toEqual([
      'Contact: mailto:info@example.org',
      'Contact: https://www.example.org/kontakt',
      'Expires: 2027-11-21T00:00:00Z',
      'Preferred-Languages: de, en, fr',
      'Canonical: https://www.example.org/.well-known/security.txt',
    ]);
  });

  it('names no page where the site has no public address, since RFC 9116 wants https', () => {
    expect(linesWith([{ email: 'info@example.org' }], 'http://localhost:8080')).toEqual([
      'Contact: mailto:info@example.org',
      'Expires: 2027-11-21T00:00:00Z',
      'Preferred-Languages: de, en, fr',
    ]);
  });

  it('is not there where nobody is to be told, since a contact is required', () => {
    expect(linesWith([], 'http://localhost:8080')).toBeUndefined();
    expect(linesWith([])?.[0]).toBe('Contact: https://www.example.org/kontakt');
  });

  it('writes an address as a part of another', () => {
    expect(linesWith([{ email: 'o+x@example.org' }])?.[0]).toBe(
      'Contact: mailto:o%2Bx@example.org',
    );
  });
});
