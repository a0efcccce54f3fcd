import { pictureFixtures } from '../primitives/Picture.fixtures.ts';
import type { TopicTileProps } from './TopicTile.tsx';

export const topicTileFixtures = {
  news: {
    title: 'Aktuelles',
    text: 'Was im Verband geschieht, was sich im Berufsrecht ändert, wann wir uns treffen.',
    href: '/aktuelles',
  },
  training: {
    title: 'Aus- und Fortbildung',
    text: 'Schulen, Seminare und Zertifikate, nach Orten und Terminen.',
    href: '/aus-und-fortbildung/ausbildung',
  },
  pictured: {
    title: 'Uhren',
    text: 'Werke, die man öffnen und warten kann.',
    href: '/uhren',
    picture: pictureFixtures.informative,
  },
  service: {
    title: 'Service',
    text: 'Satzung, Berufsordnung und alles, was Mitglieder im Alltag brauchen.',
    href: '/service/leistungen',
  },
  compound: {
    title: 'Berufshaftpflichtversicherungsnachweis',
    text: 'Die Arzneimittelkommissionsgeschäftsstelle nimmt Berufshaftpflichtversicherungsnachweise entgegen.',
    href: '/service/berufshaftpflichtversicherungsnachweis',
  },
  french: {
    title: 'Actualités',
    text: 'La vie de l’association, les évolutions du droit professionnel et nos rendez-vous.',
    href: '/fr/actualites',
  },
  /** On a French page, not translated. */
  untranslated: {
    title: { text: 'Schiedsstelle', lang: 'de' },
    text: { text: 'Hilft, wenn sich Mitglieder und Patienten nicht einig werden.', lang: 'de' },
    href: '/service/schiedsstelle',
  },
} satisfies Record<string, TopicTileProps>;
