/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordChange } from '../../../../../components/members/area/PasswordChange.tsx';
import type { MemberCalls } from '../../../../../contract/members/content.ts';
import { renderOnPage } from '../../../onPage.tsx';

const onChange = jest.fn<
  ReturnType<MemberCalls['changePassword']>,
  Parameters<MemberCalls['changePassword']>
>();

const old = () => screen.getByLabelText(/^Bisheriges Passwort/);
const next = () => screen.getByLabelText(/^Neues Passwort/);
const code = () => screen.getByLabelText(/Code/);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Passwort ändern' }));

async function fillIn(password: string) {
  renderOnPage(<PasswordChange email="member@example.org" onChange={onChange} />);
  await userEvent.type(old(), 'old one');
  await userEvent.type(next(), password);
  await press();
}

beforeEach(() => onChange.mockReset());

describe('PasswordChange', () => {
  it('sends no password that breaks a rule', async () => {
    await fillIn('short');
    expect(next()).toHaveFocus();
    expect(next()).toHaveAccessibleDescription(/^Dieses Passwort erfüllt noch nicht/);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('moves the focus to the old password if it is wrong', async () => {
    onChange.mockResolvedValue('INVALID_CREDENTIALS');
    await fillIn('correct horse 7');
    expect(old()).toHaveFocus();
    expect(old()).toBeInvalid();
    expect(next()).toHaveValue('correct horse 7');
  });

  it('moves the focus to the code if it is wrong', async () => {
    onChange.mockResolvedValue('INVALID_OTP');
    await fillIn('correct horse 7');
    expect(code()).toBeValid();
    await userEvent.type(code(), '123 456');
    await press();
    expect(onChange.mock.lastCall?.[0]).toEqual({ password: 'old one', otp: '123456' });
    expect(code()).toHaveAccessibleDescription(/Dieser Code stimmt nicht/);
    expect(code()).toHaveFocus();
  });

  it.each([
    ['FAILED_VALIDATION', /nimmt der Server nicht an/],
    ['REQUESTS_EXCEEDED', /zu viele/],
    ['UNREACHABLE', /^Das hat gerade nicht geklappt/],
  ])('reports a refusal: %s', async (refusal, text) => {
    onChange.mockResolvedValue(refusal);
    await fillIn('correct horse 7');
    expect(await screen.findByText(text)).toBeVisible();
  });
});
