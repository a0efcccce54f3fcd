import { directusFixture } from './accountSession.fixtures.ts';
import type { MembersSignInProps } from './MembersSignIn.island.tsx';
import { officeFixtures } from './office.fixtures.ts';

export const membersSignInFixtures = {
  german: { backend: directusFixture, office: officeFixtures.german },
  english: { backend: directusFixture, office: officeFixtures.english },
  french: { backend: { ...directusFixture, auth: 'cookie' }, office: officeFixtures.french },
} satisfies Record<string, MembersSignInProps>;
