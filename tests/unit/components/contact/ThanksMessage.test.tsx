/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ThanksMessage } from '../../../../components/contact/ThanksMessage.island.tsx';
import { senderKey } from '../../../../contract/storageKeys.ts';
import { renderOnPage } from '../../onPage.tsx';

const jonas = '{"name":"Jonas Beispiel","email":"jonas@post.example"}';

afterEach(() => sessionStorage.clear());

describe('ThanksMessage', () => {
  it('says to anybody that the team will reply as fast as possible', () => {
    renderOnPage(<ThanksMessage />);
    expect(
      screen.getByText(/^Ihre Nachricht ist angekommen\..* so schnell wie möglich\.$/),
    ).toBeVisible();
  });

  it('names the sender and the address that the answer goes to', () => {
    remember(jonas);
    renderOnPage(<ThanksMessage />, 'en');
    expect(
      screen.getByText(/^Thank you, Jonas Beispiel\..* to jonas@post\.example\.$/),
    ).toBeVisible();
  });

  it('takes a name as it is', () => {
    remember(JSON.stringify({ name: "$& <b>$'{{email}}", email: 'jonas@post.example' }));
    renderOnPage(<ThanksMessage />);
    expect(screen.getByText(/^Vielen Dank, \$& <b>\$'/)).toBeVisible();
  });

  it('marks words that nobody has translated', () => {
    remember(jonas);
    renderOnPage(<ThanksMessage />, 'fr', {
      'thanks.toSender': { text: 'Vielen Dank, {{name}}.', lang: 'de' },
    });
    expect(screen.getByText(/Jonas Beispiel/)).toHaveAttribute('lang', 'de');
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"name":"Jonas"}', '{"name":1,"email":2}'])(
    'takes %j in the storage for nothing',
    (stored) => {
      remember(stored);
      renderOnPage(<ThanksMessage />);
      expect(screen.getByText(/^Ihre Nachricht ist angekommen\./)).toBeVisible();
    },
  );

  it('does without storage', () => {
    const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    renderOnPage(<ThanksMessage />);
    expect(broken).toHaveBeenCalledWith(senderKey);
    expect(screen.getByText(/^Ihre Nachricht ist angekommen\./)).toBeVisible();
    broken.mockRestore();
  });
});

function remember(stored: string): void {
  sessionStorage.setItem(senderKey, stored);
}
