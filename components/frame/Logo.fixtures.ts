import type { LogoImage, LogoProps } from './Logo.tsx';

/** Overlapping leaves, as a data URL so that stories need no server. */
export const logoImage: LogoImage = {
  src: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#17665a"/><path fill="#faf7f2" d="M32 56C14 48 10 30 16 16c12 6 17 22 16 40Z"/><path fill="#a9d5c5" d="M32 56c18-8 22-26 16-40-12 6-17 22-16 40Z"/></svg>',
  )}`,
  width: 64,
  height: 64,
};

export const logoFixtures = {
  association: {
    href: '/',
    image: logoImage,
    name: 'Verband der Heilberufe Musterland e. V.',
    shortName: 'VHM',
  },
  short: { href: '/', image: logoImage, name: 'Heilberufe Musterland', shortName: 'HM' },
  compound: {
    href: '/',
    image: logoImage,
    name: 'Heilberufeverbändearbeitsgemeinschaft Oberunterbeispielsdorf',
    shortName: 'Arbeitsgemeinschaft',
  },
  wideImage: {
    href: '/',
    image: {
      src: `data:image/svg+xml,${encodeURIComponent(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64"><rect width="160" height="64" rx="32" fill="#17665a"/><circle cx="32" cy="32" r="20" fill="#faf7f2"/><circle cx="80" cy="32" r="20" fill="#a9d5c5"/><circle cx="128" cy="32" r="20" fill="#faf7f2"/></svg>',
      )}`,
      width: 160,
      height: 64,
    },
    name: 'Akademie der Heilberufe',
    shortName: 'Akademie',
  },
  french: {
    href: '/fr',
    image: logoImage,
    name: 'Association des professions de santé du Musterland',
    shortName: 'APSM',
  },
} satisfies Record<string, LogoProps>;
