/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Address } from '../../../../stories/primitives/CopyButton.stories.tsx';
import { CopyButton } from '../../../../components/primitives/CopyButton.island.tsx';
import { renderOnPage } from '../../onPage.tsx';

// jsdom lacks `prompt`. user-event provides a working clipboard.
const prompt = jest.fn();
beforeEach(() => {
  window.prompt = prompt.mockReset();
});

describe('CopyButton', () => {
  it('copies, and says so', async () => {
    const user = userEvent.setup();
    renderOnPage(<CopyButton {...Address.args} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Anschrift kopieren' }));
    expect(await navigator.clipboard.readText()).toBe(Address.args.text);
    expect(screen.getByRole('status')).toHaveTextContent('Kopiert');
    expect(prompt).not.toHaveBeenCalled();
  });

  it('says it again the next time', async () => {
    const user = userEvent.setup();
    renderOnPage(<CopyButton {...Address.args} />);
    await user.click(screen.getByRole('button'));
    await user.tab();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('copies and says so at a second press, too', async () => {
    const user = userEvent.setup();
    renderOnPage(<CopyButton {...Address.args} />);
    await user.click(screen.getByRole('button'));
    await navigator.clipboard.writeText('something else');
    await user.click(screen.getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe(Address.args.text);
    expect(screen.getByRole('status')).toHaveTextContent('Kopiert');
  });

  it('hands the text to the visitor where the browser refuses', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
    renderOnPage(<CopyButton {...Address.args} />, 'en');
    await user.click(screen.getByRole('button', { name: 'Copy the address' }));
    expect(prompt).toHaveBeenCalledWith('Copy to clipboard: Ctrl+C, Enter', Address.args.text);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('does so, too, where there is no clipboard', async () => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    renderOnPage(<CopyButton {...Address.args} />);
    await user.click(screen.getByRole('button'));
    expect(prompt).toHaveBeenCalledTimes(1);
  });
});
