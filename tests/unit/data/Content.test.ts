import { describe, expect, it } from '@jest/globals';
import { Content } from '../../../data/Content.ts';
import { redirectRule } from './redirectRule.ts';
import { contentOf, contentPage, pageInAll, smallest } from './smallContent.ts';

const satzung = { de: 'service/satzung', en: 'service/statutes', fr: 'service/statuts' };
const plain = contentOf({
  pages: [...smallest.pages, pageInAll('content', satzung), contentPage('adt')],
});
const { site, routes, source, folder } = plain;
const content = new Content({
  ...{ site, routes, source, folder },
  redirects: [
    redirectRule('/satzung', '/service/satzung'),
    redirectRule('/admin', 'https://cms.example.org/'),
    redirectRule('/adt', '/kontakt'),
  ],
});

describe('a link leads to', () => {
  it.each([
    ['a page in the language', '/service/satzung', '/service/statutes'],
    ['the place where a page has moved', '/satzung', '/service/statutes'],
    ['that place whatever the case', '/Satzung#zweck', '/service/statutes#zweck'],
    ['a page rather than past it', '/adt', '/adt'],
    ['a redirect that leaves the site', '/admin', '/admin'],
    ['what nobody knows, as it is', '/gibt-es-nicht', '/gibt-es-nicht'],
  ])('%s', (_, path, address) => {
    const english = address.startsWith('/service') ? `/en${address}` : address;
    expect(content.addressOf(path, 'en')).toBe(english);
  });
});
