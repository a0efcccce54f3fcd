/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checking } from '../../../../../stories/members/logIn/CurrentMember.stories.tsx';
import { CurrentMember } from '../../../../../components/members/logIn/CurrentMember.tsx';
import { renderOnPage } from '../../../onPage.tsx';

afterEach(() => jest.useRealTimers());

it('says that the login is checked, then that there is no answer, and can try again', async () => {
  jest.useFakeTimers();
  const onRetry = jest.fn();
  renderOnPage(<CurrentMember {...Checking.args} onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Ihre Anmeldung wird geprüft …');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Der Mitgliederbereich antwortet gerade nicht.',
  );
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
