import {
  memberNewsPath,
  memberPagePath,
  memberPath,
  memberTargetAt,
} from '../../../../contract/members/addresses.ts';

describe('memberPath', () => {
  it('is the specified one', () => {
    expect(memberPath('medicines', 'de')).toBe('/mitgliederbereich/arzneimittelkommision');
    expect(memberPath('profile', 'fr')).toBe('/fr/espace-membres/profil');
    expect(memberNewsPath('a', 'en')).toBe('/en/members-area/news/a');
    expect(memberPagePath({ slug: 'eigene' }, 'de')).toBe('/mitgliederbereich/eigene');
    expect(memberPagePath({ key: 'home', slug: 'eigene' }, 'fr')).toBe(
      '/fr/espace-membres/accueil',
    );
  });
});

describe('memberPlaceAt', () => {
  it.each([
    ['/mitgliederbereich/aktuelles/neues', { kind: 'news', slug: 'neues' }],
    ['/mitgliederbereich/aktuelles/neues/', { kind: 'news', slug: 'neues' }],
    ['/mitgliederbereich/eigene-seite', { kind: 'page', slug: 'eigene-seite' }],
    ['/mitgliederbereich/', { kind: 'none' }],
    ['/mitgliederbereich/a/b', { kind: 'none' }],
    ['/mitgliederbereich/aktuelles/a/b', { kind: 'none' }],
    ['/mitgliederbereich/%22%7D', { kind: 'none' }],
    ['/mitgliederbereich/Groß', { kind: 'none' }],
    [`/mitgliederbereich/${'a'.repeat(201)}`, { kind: 'none' }],
    ['/aktuelles/neues', { kind: 'none' }],
  ])('%s', (path, place) => {
    expect(memberTargetAt(path, 'de')).toEqual(place);
  });
});
