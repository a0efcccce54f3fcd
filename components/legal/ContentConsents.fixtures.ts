import type { ContentConsentsProps } from './ContentConsents.tsx';

const words = {
  heading: 'Externe Inhalte',
  hint: 'Inhalte dieser Anbieter laden Sie immer. Entfernen Sie ein Häkchen, fragen wir wieder.',
};
const map = { id: 'www.google.com', name: 'Google Maps', isGiven: true };
const onChange = () => undefined;

export const contentConsentsFixtures = {
  several: {
    words,
    consents: [map, { id: 'videos.example', name: 'videos.example', isGiven: true }],
    onChange,
  },
  takenBack: { words, consents: [{ ...map, isGiven: false }], onChange },
  compound: {
    words,
    consents: [
      {
        id: 'arzneimittelkommissionsgeschaeftsstelle.berufshaftpflichtversicherung.example',
        name: 'Berufshaftpflichtversicherungsnachweisvideos der Arzneimittelkommission',
        isGiven: true,
      },
    ],
    onChange,
  },
  french: {
    words: {
      heading: 'Contenus externes',
      hint: 'Vous chargez toujours les contenus de ces fournisseurs. Si vous décochez une case, nous vous demandons à nouveau.',
    },
    consents: [map],
    onChange,
  },
} satisfies Record<string, ContentConsentsProps>;
