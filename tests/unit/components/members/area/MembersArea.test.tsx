/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  areaTexts,
  sampleMembers,
  sampleOffice,
} from '../../../../../stories/members/area/sampleBackend.ts';
import { expired, loggedOut, notYetKnown } from '../../../../../browser/session/snapshot.ts';
import { publishSession } from '../../../../../browser/session/sessionStore.ts';
import { renderOnPage } from '../../../onPage.tsx';

const account = {
  ...{
    id: 'a3f1c7d2-5b84-4e0f-9c61-7d2e8b4f0a15',
    first_name: 'Ada',
    last_name: 'Sommerfeld',
    email: 'ada@example.org',
  },
  ...{ member_number: '2041', phone: '030', practice: null, street: null, zip_code: null },
  ...{ city: null, language: 'de', members_seen_at: null },
};

const session = {
  request: jest.fn(({ path }: { path: string }) =>
    Promise.resolve(path === '/users/me' ? account : []),
  ),
  refreshUser: jest.fn(() => Promise.resolve()),
};

// A fake: the session has its own tests (tests/unit/browser/session).
jest.unstable_mockModule('../../../../../browser/session/memberSession.ts', () => ({
  memberSession: () => Promise.resolve(session),
}));
const { MembersArea } =
  await import('../../../../../components/members/area/MembersArea.island.tsx');

/** Renders the page and waits for the session's code. */
async function renderArea(): Promise<void> {
  await act(async () => {
    renderOnPage(<MembersArea {...profile} />);
    // The screen imports this module first.
    await import('../../../../../browser/members/memberCalls.ts');
  });
}

const hold = (snapshot: Parameters<typeof publishSession>[0]) =>
  act(() => publishSession(snapshot));
const ada = { state: 'in', user: sampleMembers.both } as const;
const profile = {
  ...areaTexts.place,
  backend: { kind: 'directus', url: 'https://cms.example', roles: {} },
  office: sampleOffice,
  siteName: 'Verband der Heilberufe Musterland',
  title: 'Mein Profil',
  page: 'profile',
} as const;
const phone = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Telefon' });
const email = () => screen.queryByRole('textbox', { name: 'E-Mail-Adresse' });

describe('MembersArea', () => {
  beforeEach(() => hold(notYetKnown));

  it('shows neither login nor content before the session is known', async () => {
    await renderArea();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mein Profil');
    expect(screen.getByText('Wird geladen …')).toBeInTheDocument();
    expect(email()).toBeNull();
    expect(session.request).not.toHaveBeenCalled();
  });

  it('shows the login in the page if nobody is logged in', async () => {
    await renderArea();
    hold(loggedOut);
    expect(email()).toBeVisible();
    expect(screen.getByText(/Nach der Anmeldung geht es hier weiter/)).toBeVisible();
    expect(document.title).toBe('Mein Profil – Verband der Heilberufe Musterland');
  });

  it('removes all content at logout', async () => {
    await renderArea();
    hold(ada);
    expect(await phone()).toHaveValue('030');
    hold(loggedOut);
    expect(document.body).not.toHaveTextContent('Sommerfeld');
    expect(document.querySelector('input[value="030"]')).toBeNull();
    expect(email()).toBeVisible();
  });

  it('removes all content if the login expires and nothing was entered', async () => {
    await renderArea();
    hold(ada);
    await phone();
    hold(expired);
    expect(screen.getByText(/Ihre Anmeldung ist abgelaufen/)).toBeVisible();
    expect(document.querySelector('[name=phone]')).toBeNull();
  });

  it('keeps and hides the input of the same member until the next login', async () => {
    await renderArea();
    hold(ada);
    const field = await phone();
    await userEvent.type(field, '9');
    hold(expired);
    expect(field).not.toBeVisible();
    expect(screen.getByText(/Was Sie geschrieben haben, ist noch da/)).toBeVisible();
    hold(notYetKnown);
    expect(email()).toBeVisible();
    hold(ada);
    expect(field).toBeVisible();
    expect(field).toHaveValue('0309');
  });

  it('does not keep it for another member', async () => {
    await renderArea();
    hold(ada);
    await userEvent.type(await phone(), '9');
    hold(expired);
    hold({ state: 'in', user: sampleMembers.vhm });
    expect(await phone()).toHaveValue('030');
  });
});
