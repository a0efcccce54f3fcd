import { directusFixture } from './accountSession.fixtures.ts';
import type { MembersSignInProps } from './MembersSignIn.island.tsx';

export const membersSignInFixture: MembersSignInProps = { backend: directusFixture };
