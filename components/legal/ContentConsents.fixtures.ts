import type { ContentConsentsProps } from './ContentConsents.tsx';

const map = { id: 'www.google.com', name: 'Google Maps', isGiven: true };
const onChange = () => undefined;

export const contentConsentsFixtures = {
  several: {
    consents: [map, { id: 'videos.example', name: 'videos.example', isGiven: true }],
    onChange,
  },
  takenBack: { consents: [{ ...map, isGiven: false }], onChange },
  compound: {
    consents: [
      {
        id: 'arzneimittelkommissionsgeschaeftsstelle.berufshaftpflichtversicherung.example',
        name: 'Berufshaftpflichtversicherungsnachweisvideos der Arzneimittelkommission',
        isGiven: true,
      },
    ],
    onChange,
  },
} satisfies Record<string, ContentConsentsProps>;
