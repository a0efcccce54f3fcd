import { describe, expect, it } from '@jest/globals';
import { kindOf } from '../../../../../../browser/page/serviceWorker/worker/kinds.ts';

const origin = 'https://vhm.example';
const membersPaths = ['/mitgliederbereich', '/en/members-area'];

type AskedFor = Parameters<typeof kindOf>[0];

function kind(address: string, rest: Partial<AskedFor> = {}) {
  const request: AskedFor = {
    url: new URL(address, origin).href,
    method: 'GET',
    mode: 'cors',
    destination: '',
    headers: new Headers(),
    ...rest,
  };
  return kindOf(request, origin, membersPaths);
}

describe('kindOf', () => {
  it.each([
    ['/', 'page'],
    ['/en/contact', 'page'],
    ['/kontakt?von=rundbrief', 'page'],
    ['/mitgliederbereich', 'membersPage'],
    ['/mitgliederbereich/reset-password?token=x', 'membersPage'],
    ['/en/members-area/home', 'membersPage'],
    ['/mitgliederbereiche', 'page'],
  ])('tells pages from those of members: %s', (address, expected) => {
    expect(kind(address, { mode: 'navigate' })).toBe(expected);
  });

  it.each([
    ['/page-data/kontakt/page-data.json', 'pageData'],
    ['/page-data/app-data.json', 'pageData'],
    ['/page-data/sq/d/1a2b3c4d.json', 'sharedData'],
    ['/assets/main-1.js', 'asset'],
    ['/assets/fonts/atkinson-1.woff2', 'asset'],
  ])('knows what the build wrote: %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });

  it('knows pictures by what they are for', () => {
    expect(kind('/images/logo.svg', { destination: 'image' })).toBe('picture');
    expect(kind('/images/logo.svg')).toBeUndefined();
    // The build generated this file name. Visited pictures reveal which pages were read, so they
    // are only cached on request.
    expect(kind('/assets/images/saal-1a2b-960.webp', { destination: 'image' })).toBe('picture');
  });

  it.each([
    ['another origin', kind('https://cms.vhm.example/items/pages')],
    ['another origin in a picture', kind('https://cms.vhm.example/x', { destination: 'image' })],
    [
      'a token',
      kind('/page-data/x/page-data.json', { headers: new Headers({ authorization: 'x' }) }),
    ],
    ['what is sent', kind('/kontakt', { method: 'POST', mode: 'navigate' })],
    ['a preview', kind('/__preview/pages/1', { mode: 'navigate' })],
    ['page data of members', kind('/page-data/mitgliederbereich/home/page-data.json')],
    ['a picture of members', kind('/mitgliederbereich/x.png', { destination: 'image' })],
    ['a document that is no page', kind('/files/satzung.pdf', { mode: 'navigate' })],
    ['a feed', kind('/feed.xml')],
    ['the worker itself', kind('/service-worker.js')],
  ])('leaves alone: %s', (_what, found) => {
    expect(found).toBeUndefined();
  });
});
