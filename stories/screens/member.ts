import type { Session } from '../../browser/session/Session.ts';
import { memberSession } from '../../browser/session/memberSession.ts';
import { sampleMembers } from '../members/area/sampleBackend.ts';
import { sampleBackend } from '../members/logIn/silentSession.ts';
import { samplePassword, sampleWebsite, type Answers } from './sampleWebsite.ts';

/**
 * For `beforeEach` of stories of the members' area: a member is logged in.
 *
 * @param answers of the backend after the login
 */
export async function withMember(answers: Answers = {}): Promise<() => Promise<void>> {
  const restoreLogin = sampleWebsite();
  const session = await currentSession();
  await session.login({ email: sampleMembers.both.email, password: samplePassword });
  restoreLogin();
  const restore = sampleWebsite(answers);
  return async () => {
    restore();
    await logOut();
  };
}

/** For `beforeEach` of stories of the login: nobody is logged in. */
export async function logOut(): Promise<void> {
  const restore = sampleWebsite();
  await (await currentSession()).logout();
  restore();
}

/** The roles of the embedded association. */
function currentSession(): Promise<Session> {
  return memberSession({
    ...sampleBackend,
    roles: {
      '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b05': {
        isAdministrator: false,
        audiences: sampleMembers.both.audiences,
      },
    },
  });
}
