import { returnPath } from '../../../../contract/members/addresses.ts';

const origin = 'https://vhm.example';
const asked = (address: string) => returnPath(`?return=${encodeURIComponent(address)}`, origin);

describe('returnPath', () => {
  it.each([
    '/mitgliederbereich/rechtsberatung',
    '/mitgliederbereich/suche?q=Praxis#main',
    '/en/members-area/legal-advice',
    '/fr/espace-membres/accueil',
  ])('leads back to %s', (address) => {
    expect(asked(address)).toBe(address);
    expect(asked(`${origin}${address}`)).toBe(address);
  });

  it.each([
    'https://other.example/mitgliederbereich/home',
    '//other.example/mitgliederbereich/home',
    '/\\other.example/mitgliederbereich/home',
    '\thttps://other.example/mitgliederbereich/home',
    'https://vhm.example@other.example/mitgliederbereich/home',
    'https://vhm.example.other.example/mitgliederbereich/home',
    'http://vhm.example/mitgliederbereich/home',
    'javascript:alert(1)//mitgliederbereich/home',
    'data:text/html,mitgliederbereich/home',
    '/mitgliederbereich/../kontakt',
    '/mitgliederbereich/%2e%2e/kontakt',
    '/mitgliederbereich',
    '/mitgliederbereich-anders/home',
    'https://[',
    '',
  ])('leads nowhere else: %s', (address) => {
    expect(asked(address)).toBeUndefined();
  });

  it('stays on this site, whatever stands behind the area’s address', () => {
    expect(asked('/mitgliederbereich//other.example')).toBe('/mitgliederbereich//other.example');
  });

  it('needs no such parameter', () => {
    expect(returnPath('', origin)).toBeUndefined();
  });
});
