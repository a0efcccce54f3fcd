import type { NavigationEntry, NavigationLink, NavigationSection } from './navigationEntry.ts';

/** Links for menus, the footer and text. */
export const navigationLinkFixtures = {
  button: { label: 'Beitreten', href: '/service/beitrittserklaerung', isButton: true },
  plain: { label: 'Aktuelles', href: '/aktuelles' },
  current: { label: 'Aktuelles', href: '/aktuelles', current: 'page' },
  /** As on a news page. */
  currentPart: { label: 'Aktuelles', href: '/aktuelles', current: 'true' },
  /** An untranslated page, as seen on a page in another language. */
  germanOnly: { label: 'Code de déontologie', href: '/service/berufsordnung', hrefLang: 'de' },
  untranslated: {
    label: { text: 'Schiedsstelle', lang: 'de' },
    href: '/service/schiedsstelle',
    hrefLang: 'de',
  },
  compound: {
    label: 'Berufshaftpflichtversicherungsnachweis',
    href: '/service/berufshaftpflichtversicherungsnachweis',
  },
} satisfies Record<string, NavigationLink>;

const service = {
  links: [
    { label: 'Beitrittserklärung', href: '/service/beitrittserklaerung' },
    { label: 'Berufsbild', href: '/service/berufsbild' },
    { label: 'Leistungen', href: '/service/leistungen' },
    { label: 'Satzung', href: '/service/satzung' },
    { label: 'Schiedsstelle', href: '/service/schiedsstelle' },
  ],
} satisfies NavigationSection;

const people = {
  heading: 'Menschen',
  links: [
    { label: 'Geschäftsstelle', href: '/wer-wir-sind/geschaeftsstelle' },
    { label: 'Vorstand', href: '/wer-wir-sind/vorstand' },
    { label: 'Landesleitung', href: '/wer-wir-sind/landesleitung' },
  ],
} satisfies NavigationSection;

const partners = {
  heading: 'Zusammenarbeit',
  links: [
    { label: 'Kooperierende Verbände', href: '/wer-wir-sind/kooperierende-verbaende' },
    { label: 'Partner', href: '/wer-wir-sind/partner' },
  ],
} satisfies NavigationSection;

const news: NavigationEntry = { kind: 'link', ...navigationLinkFixtures.plain };
const contact: NavigationEntry = { kind: 'link', label: 'Kontakt', href: '/kontakt' };
const serviceGroup: NavigationEntry = { kind: 'group', label: 'Service', sections: [service] };
const association: NavigationEntry = {
  kind: 'group',
  label: 'Wer wir sind',
  sections: [people, partners],
};
const members: NavigationEntry = {
  kind: 'button',
  label: 'Mitgliederbereich',
  href: '/mitgliederbereich',
};

/** Complete menus. */
export const menuFixtures = {
  german: [news, serviceGroup, association, contact, members],
  onLink: [{ ...news, current: 'page' }, serviceGroup, association, contact, members],
  inGroup: [
    news,
    {
      ...serviceGroup,
      sections: [
        {
          links: service.links.map((link) =>
            link.label === 'Satzung' ? { ...link, current: 'page' } : link,
          ),
        },
      ],
    },
    association,
    contact,
    members,
  ],
  single: [news],
  compound: [
    { kind: 'link', ...navigationLinkFixtures.compound },
    {
      kind: 'group',
      label: 'Arzneimittelkommissionsgeschäftsstelle',
      sections: [
        {
          heading: 'Mitgliederverwaltungsangelegenheiten',
          links: [
            navigationLinkFixtures.compound,
            {
              label: 'Fortbildungszertifizierungsbestimmungen der Heilberufeverbände',
              href: '/aus-und-fortbildung/zertifizierung',
            },
          ],
        },
      ],
    },
    members,
  ],
  french: [
    { kind: 'link', label: 'Actualités', href: '/fr/actualites' },
    {
      kind: 'group',
      label: 'Services',
      sections: [
        {
          links: [
            { label: 'Déclaration d’adhésion', href: '/fr/services/adhesion' },
            navigationLinkFixtures.germanOnly,
            navigationLinkFixtures.untranslated,
          ],
        },
      ],
    },
    {
      kind: 'group',
      label: { text: 'Wer wir sind', lang: 'de' },
      sections: [
        {
          heading: { text: 'Menschen', lang: 'de' },
          links: [{ label: 'Bureau', href: '/fr/qui-sommes-nous/bureau' }],
        },
      ],
    },
    { kind: 'button', label: 'Espace membres', href: '/mitgliederbereich', hrefLang: 'de' },
  ],
} satisfies Record<string, readonly NavigationEntry[]>;
