/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { silentSession } from '../../../../../stories/members/logIn/silentSession.ts';
import type { AccountSession } from '../../../../../components/members/logIn/accountSession.ts';
import { Empty } from '../../../../../stories/members/logIn/PasswordRequest.stories.tsx';
import { PasswordRequest } from '../../../../../components/members/logIn/PasswordRequest.tsx';
import { renderOnPage } from '../../../onPage.tsx';

const requestPasswordReset = jest.fn<
  Promise<string>,
  Parameters<AccountSession['requestPasswordReset']>
>();
const openSession = () => Promise.resolve({ ...silentSession, requestPasswordReset });
const show = () => renderOnPage(<PasswordRequest {...Empty.args} openSession={openSession} />);
const email = () => screen.getByLabelText('E-Mail-Adresse');

beforeEach(() => {
  requestPasswordReset.mockReset();
});

describe('PasswordRequest', () => {
  it.each(['success', 'FORBIDDEN', 'INVALID_PAYLOAD'])(
    'shows the same message for every address: %s',
    async (code) => {
      requestPasswordReset.mockResolvedValue(code);
      const { container } = show();
      await userEvent.type(email(), 'member@example.org{Enter}');
      expect(
        screen.getByRole('heading', { level: 1, name: 'Bitte sehen Sie in Ihr Postfach' }),
      ).toHaveFocus();
      expect(container).toHaveTextContent(/Wenn zu dieser Adresse ein Mitgliedskonto gehört/);
    },
  );

  it('requests a link to the page in the visitor’s language', async () => {
    requestPasswordReset.mockResolvedValue('success');
    renderOnPage(<PasswordRequest {...Empty.args} openSession={openSession} />, 'fr');
    await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'membre@example.org{Enter}');
    expect(requestPasswordReset.mock.calls).toEqual([
      ['membre@example.org', `${location.origin}/fr/espace-membres/reset-password`],
    ]);
  });

  it.each([
    ['REQUESTS_EXCEEDED', /zu viele Versuche/],
    ['UNREACHABLE', /gerade nicht/],
  ])('reports a temporary failure: %s', async (code, text) => {
    requestPasswordReset.mockResolvedValue(code);
    show();
    await userEvent.type(email(), 'member@example.org{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('member@example.org');
  });

  it('asks for a valid address', async () => {
    show();
    await userEvent.type(email(), 'member{Enter}');
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(/in der Form name@beispiel\.de/);
    expect(requestPasswordReset).not.toHaveBeenCalled();
  });

  it('can be used for another address', async () => {
    requestPasswordReset.mockResolvedValue('success');
    show();
    await userEvent.type(email(), 'member@example.org{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Andere Adresse angeben' }));
    expect(email()).toHaveValue('');
  });
});
