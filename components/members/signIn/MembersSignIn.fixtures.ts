import { directusFixture } from './accountSession.fixtures.ts';
import type { MembersSignInProps } from './MembersSignIn.island.tsx';

export const membersSignInFixtures = {
  byToken: { backend: directusFixture },
  byCookie: { backend: { ...directusFixture, auth: 'cookie' } },
} satisfies Record<string, MembersSignInProps>;
