/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/frame/Header.stories.tsx';
import { Header, type HeaderProps } from '../../../../components/frame/Header.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('Header', () => {
  it('is the banner of the page', () => {
    renderOnPage(<Header {...story.Association.args} />);
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it('has a button that opens the menu without any script', () => {
    const { container } = renderOnPage(<Header {...story.Association.args} />);
    const button = screen.getByRole('button', { name: 'Menü' });
    const panel = container.querySelector<HTMLElement>('[popover="auto"]')!;
    expect(button).toHaveAttribute('popovertarget', panel.id);
    expect(within(panel).getByRole('navigation', { name: 'Hauptmenü' })).toBeInTheDocument();
    expect(within(panel).getByRole('navigation', { name: 'Sprache' })).toBeInTheDocument();
  });

  it('lets the visitor choose between light and dark', () => {
    renderOnPage(<Header {...story.Association.args} />, 'en');
    expect(screen.getByRole('button', { name: 'Dark mode' })).toBeInTheDocument();
  });

  it('has the same parts in the same order where the logo stands in the middle', () => {
    const textOf = (props: HeaderProps) =>
      renderOnPage(<Header {...props} />).container.textContent;
    expect(textOf(story.Centered.args)).toBe(textOf(story.Association.args));
  });

  it('leaves that to the base colour where the project says so', () => {
    renderOnPage(<Header {...story.WithoutColorMode.args} />, 'en');
    expect(screen.queryByRole('button', { name: 'Dark mode' })).not.toBeInTheDocument();
  });
});
