/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyButton } from '../../../../components/primitives/CopyButton.island.tsx';
import type { Language } from '../../../../locales/languages.ts';
import { Address } from '../../../../stories/primitives/CopyButton.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

// jsdom lacks `prompt`. user-event provides a working clipboard.
const prompt = jest.fn();
beforeEach(() => {
  window.prompt = prompt.mockReset();
});

const { text } = Address.args;
const status = () => screen.getByRole('status');
const press = (user: ReturnType<typeof show>) => user.click(screen.getByRole('button'));

function show(language?: Language) {
  const user = userEvent.setup();
  renderOnPage(<CopyButton {...Address.args} />, language);
  return user;
}

describe('CopyButton', () => {
  it('copies at each press, and says so until the focus leaves', async () => {
    const user = show();
    expect(status()).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Anschrift kopieren' }));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(status()).toHaveTextContent('Kopiert');

    await navigator.clipboard.writeText('something else');
    await press(user);
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(status()).toHaveTextContent('Kopiert');
    expect(prompt).not.toHaveBeenCalled();

    await user.tab();
    expect(status()).toBeEmptyDOMElement();
  });

  it('shows the text if the browser refuses to copy', async () => {
    const user = show('en');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(prompt).toHaveBeenCalledWith('Copy to clipboard: Ctrl+C, Enter', text);
    expect(status()).toBeEmptyDOMElement();
  });

  it('shows the text if there is no clipboard', async () => {
    const user = show();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await press(user);
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});
