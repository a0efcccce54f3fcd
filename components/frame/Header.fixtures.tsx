import { languageSwitchFixtures } from '../navigation/LanguageSwitch.fixtures.ts';
import { LanguageSwitch } from '../navigation/LanguageSwitch.tsx';
import { menuFixtures } from '../navigation/navigation.fixtures.ts';
import type { HeaderProps } from './Header.tsx';
import { logoFixtures } from './Logo.fixtures.ts';

const german = {
  logo: logoFixtures.association,
  menu: { entries: menuFixtures.german },
  languageSwitch: <LanguageSwitch {...languageSwitchFixtures.everywhere} />,
  colorModeToggle: true,
  searchHref: '/suche',
} satisfies HeaderProps;

export const headerFixtures = {
  german,
  inGroup: { ...german, menu: { entries: menuFixtures.inGroup } },
  germanOnly: {
    ...german,
    languageSwitch: <LanguageSwitch {...languageSwitchFixtures.germanOnly} />,
  },
  /** A project whose base colour determines light or dark mode. */
  withoutToggle: { ...german, colorModeToggle: false },
  centered: { ...german, layout: 'centered' },
  minimal: {
    logo: logoFixtures.short,
    menu: { entries: menuFixtures.single },
    languageSwitch: null,
    colorModeToggle: false,
  },
  compound: { ...german, logo: logoFixtures.compound, menu: { entries: menuFixtures.compound } },
  french: {
    ...german,
    logo: logoFixtures.french,
    menu: { entries: menuFixtures.french },
    searchHref: '/fr/recherche',
  },
} satisfies Record<string, HeaderProps>;
