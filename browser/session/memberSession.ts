import type { MembersBackend } from '../../contract/members/backend.ts';
import { sessionEvent } from '../../contract/members/session.ts';
import { Session } from './Session.ts';
import type { SessionBackend } from './SessionBackend.ts';
import { publishSession, onSessionChanged } from './sessionStore.ts';

/** The page's session. The first call starts it. sessionStore.ts has its state. */
export function memberSession(settings: MembersBackend): Promise<Session> {
  return (session ??= begin(settings).catch((error: unknown) => {
    // The next call tries again, since the connection may be back.
    session = undefined;
    throw error;
  }));
}

let session: Promise<Session> | undefined;

async function begin(settings: MembersBackend): Promise<Session> {
  onSessionChanged(() => void window.dispatchEvent(new Event(sessionEvent)));
  const begun = new Session(await adapter(settings), window, publishSession);
  await begun.start();
  return begun;
}

/** Loads only the adapter that the site needs. */
async function adapter(settings: MembersBackend): Promise<SessionBackend> {
  switch (settings.kind) {
    case 'directus':
      return (await import('./directus.ts')).directusBackend(settings);
    case 'projectHost':
      return (await import('./projectHost.ts')).projectHostBackend(settings);
  }
}
