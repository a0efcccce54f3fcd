/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ThanksMessage } from '../../../../components/contact/ThanksMessage.island.tsx';
import { senderKey } from '../../../../contract/storageKeys.ts';
import { renderOnPage } from '../../onPage.tsx';

const store = (text: string) => sessionStorage.setItem(senderKey, text);
const toAnybody = /^Ihre Nachricht ist angekommen\..* so schnell wie möglich\.$/;

afterEach(() => sessionStorage.clear());

describe('ThanksMessage', () => {
  it('names the sender and the address that the answer goes to', () => {
    store('{"name":"Jonas Beispiel","email":"jonas@post.example"}');
    renderOnPage(<ThanksMessage />, 'en');
    expect(
      screen.getByText(/^Thank you, Jonas Beispiel\..* to jonas@post\.example\.$/),
    ).toBeVisible();
  });

  it('shows a name literally', () => {
    store(JSON.stringify({ name: "$& <b>$'{{email}}", email: 'jonas@post.example' }));
    renderOnPage(<ThanksMessage />);
    expect(screen.getByText(/^Vielen Dank, \$& <b>\$'/)).toBeVisible();
  });

  it('marks an untranslated text that contains a name', () => {
    store('{"name":"Jonas Beispiel","email":"jonas@post.example"}');
    renderOnPage(<ThanksMessage />, 'fr', {
      'thanks.toSender': { text: 'Vielen Dank, {{name}}.', lang: 'de' },
    });
    expect(screen.getByText(/Jonas Beispiel/)).toHaveAttribute('lang', 'de');
  });

  it.each(['', '{', 'null', '[]', '"x"', '{"name":"Jonas"}', '{"name":1,"email":2}'])(
    'promises a reply to anybody if the storage contains %j',
    (text) => {
      store(text);
      renderOnPage(<ThanksMessage />);
      expect(screen.getByText(toAnybody)).toBeVisible();
    },
  );

  it('works without storage', () => {
    const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    renderOnPage(<ThanksMessage />);
    expect(broken).toHaveBeenCalledWith(senderKey);
    expect(screen.getByText(toAnybody)).toBeVisible();
    broken.mockRestore();
  });
});
