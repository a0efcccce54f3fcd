import type { PeopleGridProps, PersonProps } from './PeopleGrid.tsx';

const chair = {
  name: 'Dr. Maria Muster',
  function: 'Vorsitzende',
  region: 'Musterstadt',
  about: 'Führt seit 2006 eine Praxis in Musterstadt. Zuständig für Politik und Presse.',
  phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
  email: 'vorstand@vhm.example',
} satisfies PersonProps;

const deputy = {
  name: 'Amadou Probemann',
  function: 'Stellvertretender Landesleiter',
  region: 'Inseln und Fährorte',
  phone: { text: 'Durchwahl 22, nur vormittags' },
} satisfies PersonProps;

const lecturer = {
  name: 'Linh Vorlage-Tran',
  function: 'Lehrbeauftragte',
  subjects: 'Gesprächsführung, Umgang mit Konflikten',
} satisfies PersonProps;

const drawn =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="%2389a"/><circle cx="4" cy="3" r="1.5" fill="%23fff"/><path d="M1 8a3 3 0 0 1 6 0" fill="%23fff"/></svg>';

export const peopleGridFixtures = {
  board: { people: [chair, deputy, lecturer] },
  onlyNames: {
    people: [
      { name: 'Zofia Musterska', function: 'Schatzmeisterin' },
      { name: 'Yusuf Exempler', function: 'Fortbildungsleiter' },
    ],
  },
  withPortrait: { people: [{ ...chair, portrait: { src: drawn, width: 8, height: 8 } }, lecturer] },
  compound: {
    people: [
      {
        ...chair,
        name: 'Prof. Dr. Annegret Beispielbauer-Mustermannshausen',
        function: 'Arzneimittelkommissionsgeschäftsstellenleiterin',
        subjects: 'Berufshaftpflichtversicherungsnachweise',
        email: 'arzneimittelkommissionsgeschaeftsstelle@vhm.example',
      },
      deputy,
    ],
  },
  english: {
    people: [
      {
        ...chair,
        function: 'Chair',
        about: 'Has run a practice in Musterstadt since 2006. Responsible for policy and press.',
      },
      { ...deputy, function: 'Deputy regional leader', region: 'The islands and the ferry towns' },
    ],
  },
  french: {
    people: [
      {
        ...chair,
        function: 'Présidente',
        about: 'Tient un cabinet à Musterstadt depuis 2006. Chargée de la politique et la presse.',
      },
      { ...deputy, function: 'Directeur régional adjoint', region: 'Les îles et les ports' },
      // Not translated yet.
      { ...lecturer, function: { text: 'Lehrbeauftragte', lang: 'de' }, subjects: undefined },
    ],
  },
} satisfies Record<string, PeopleGridProps>;
