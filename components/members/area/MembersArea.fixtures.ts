import { areaFixtures, officeFixture } from './area.fixtures.ts';
import type { MembersAreaProps } from './MembersArea.island.tsx';

const backend = {
  kind: 'directus',
  url: 'https://cms.example',
  roles: {},
} satisfies MembersAreaProps['backend'];

const common = { backend, office: officeFixture, siteName: 'Verband der Heilberufe Musterland' };

export const membersAreaFixtures = {
  german: { ...areaFixtures.de.place, ...common, page: 'legalAdvice' },
  english: { ...areaFixtures.en.place, ...common, page: 'legalAdvice' },
  french: { ...areaFixtures.fr.place, ...common, page: 'legalAdvice' },
  /** The page served for all addresses of the area that have no page of their own. */
  wildcard: { ...areaFixtures.de.place, ...common, title: 'Mitgliederbereich' },
  resetPassword: {
    ...areaFixtures.de.place,
    ...common,
    title: 'Neues Passwort',
    page: 'resetPassword',
  },
} satisfies Record<string, MembersAreaProps>;
