/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { headerFixtures } from '../../../../components/frame/Header.fixtures.tsx';
import { Header, type HeaderProps } from '../../../../components/frame/Header.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Header', () => {
  it('is the banner of the page', () => {
    renderOnPage(<Header {...headerFixtures.german} />);
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('has a button that opens the menu without any script', () => {
    const { container } = renderOnPage(<Header {...headerFixtures.german} />);
    const button = screen.getByRole('button', { name: 'Menü' });
    const panel = container.querySelector<HTMLElement>('[popover="auto"]')!;
    expect(button).toHaveAttribute('popovertarget', panel.id);
    expect(within(panel).getByRole('navigation', { name: 'Hauptmenü' })).toBeInTheDocument();
    expect(within(panel).getByRole('navigation', { name: 'Sprache' })).toBeInTheDocument();
  });

  it('lets the visitor choose between light and dark', () => {
    renderOnPage(<Header {...headerFixtures.german} />, 'en');
    expect(screen.getByRole('button', { name: 'Dark mode' })).toBeInTheDocument();
  });

  it('has the same parts in the same order where the logo stands in the middle', () => {
    const textOf = (props: HeaderProps) =>
      renderOnPage(<Header {...props} />).container.textContent;
    expect(textOf(headerFixtures.centered)).toBe(textOf(headerFixtures.german));
  });

  it('leaves that to the base colour where the project says so', () => {
    renderOnPage(<Header {...headerFixtures.withoutToggle} />, 'en');
    expect(screen.queryByRole('button', { name: 'Dark mode' })).not.toBeInTheDocument();
  });
});
