/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Header, type HeaderProps } from '../../../../components/frame/Header.tsx';
import {
  Association,
  Centered,
  WithoutColorMode,
} from '../../../../stories/frame/Header.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const darkMode = () => screen.queryByRole('button', { name: 'Dunkle Darstellung' });

describe('Header', () => {
  it('is the banner of the page, with a button that opens the menu without scripts', () => {
    const { container } = renderOnPage(<Header {...Association.args} />);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Menü' });
    const panel = container.querySelector<HTMLElement>('[popover="auto"]')!;
    expect(button).toHaveAttribute('popovertarget', panel.id);
    expect(within(panel).getByRole('navigation', { name: 'Hauptmenü' })).toBeInTheDocument();
    expect(within(panel).getByRole('navigation', { name: 'Sprache' })).toBeInTheDocument();
  });

  it('has a button for the dark mode, unless the base colour decides on the mode', () => {
    const { unmount } = renderOnPage(<Header {...Association.args} />);
    expect(darkMode()).toBeInTheDocument();
    unmount();
    renderOnPage(<Header {...WithoutColorMode.args} />);
    expect(darkMode()).not.toBeInTheDocument();
  });

  it('has the same parts in the same order if the logo is in the centre', () => {
    const textOf = (props: HeaderProps) =>
      renderOnPage(<Header {...props} />).container.textContent;
    expect(textOf(Centered.args)).toBe(textOf(Association.args));
  });
});
