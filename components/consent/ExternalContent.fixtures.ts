import type { ExternalContentProps } from './ExternalContent.tsx';

const privacyHref = '/datenschutz';

export const externalContentFixtures = {
  video: {
    title: 'Rückblick auf die Jahrestagung 2027',
    src: 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk',
    privacyHref,
  },
  unknownProvider: {
    title: 'anmeldung.kongress.example',
    src: 'https://anmeldung.kongress.example/formular?id=7',
    privacyHref,
    ratio: [4, 3],
  },
  upright: {
    title: 'Drei Übungen für zwischendurch',
    src: 'https://player.vimeo.com/video/1',
    privacyHref,
    ratio: [9, 16],
  },
  compound: {
    title: 'Berufshaftpflichtversicherungsnachweisvideo der Arzneimittelkommissionsgeschäftsstelle',
    src: 'https://arzneimittelkommissionsgeschaeftsstelle.berufshaftpflichtversicherung.example/',
    privacyHref,
  },
  /** In a German text on a French page. */
  foreign: {
    title: 'Rückblick auf die Jahrestagung 2027',
    src: 'https://www.youtube-nocookie.com/embed/aBcDeFgHiJk',
    privacyHref: '/fr/mentions-legales',
    lang: 'fr',
  },
} satisfies Record<string, ExternalContentProps>;
