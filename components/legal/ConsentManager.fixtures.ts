import type { ConsentManagerProps } from './ConsentManager.tsx';

const words = { heading: 'Zustimmungen verwalten', externalContent: 'Externe Inhalte' };

export const consentManagerFixtures = {
  several: {
    words,
    consents: [
      { id: 'karte-kontakt', name: 'Karte auf der Kontaktseite' },
      { id: 'video-jahrestagung', name: 'Video der Jahrestagung' },
    ],
  },
  none: { words, consents: [] },
  compound: {
    words,
    consents: [
      {
        id: 'video',
        name: 'Berufshaftpflichtversicherungsnachweisvideo der Arzneimittelkommission',
      },
    ],
  },
  french: {
    words: { heading: 'Gérer les consentements', externalContent: 'Contenus externes' },
    consents: [{ id: 'karte-kontakt', name: 'Carte de la page de contact' }],
  },
} satisfies Record<string, ConsentManagerProps>;
