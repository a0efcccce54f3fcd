/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Pagination } from '../../../../components/navigation/Pagination.tsx';
import * as story from '../../../../stories/navigation/Pagination.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

const names = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

describe('Pagination', () => {
  it('links to every page, to the previous and the next, and marks the current one', () => {
    renderOnPage(<Pagination {...story.Middle.args} />);
    expect(names()).toEqual(['Zurück', 'Seite 1', 'Seite 2', 'Seite 3', 'Weiter']);
    expect(hrefOf('Zurück')).toBe('/aktuelles');
    expect(hrefOf('Weiter')).toBe('/aktuelles/3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Seite 2');
  });

  it('has no link beyond the first and the last page', () => {
    const { unmount } = renderOnPage(<Pagination {...story.First.args} />);
    expect(names()).not.toContain('Zurück');
    unmount();
    renderOnPage(<Pagination {...story.Last.args} />);
    expect(names()).not.toContain('Weiter');
  });

  it.each([
    [1, 1000, '1 2 … 1000'],
    [3, 1000, '1 2 3 4 … 1000'],
    // An ellipsis for a single number would save no space, so the number is shown.
    [4, 1000, '1 2 3 4 5 … 1000'],
    [5, 1000, '1 … 4 5 6 … 1000'],
    [997, 1000, '1 … 996 997 998 999 1000'],
    [1000, 1000, '1 … 999 1000'],
    [3, 5, '1 2 3 4 5'],
  ])('on page %i of %i, shows %s', (current, count, expected) => {
    const hrefs = Array.from({ length: count }, (_, index) => `/aktuelles/${index + 1}`);
    const { container } = renderOnPage(<Pagination current={current} hrefs={hrefs} />);
    const words = [...container.querySelectorAll('li')].map((item) => item.textContent);
    expect(words.filter((word) => /^[\d…]+$/.test(word)).join(' ')).toBe(expected);
    const here = screen.getByRole('link', { current: 'page' });
    expect(here).toHaveAttribute('href', `/aktuelles/${current}`);
  });

  it('hides the ellipsis from screen readers, which read the numbers', () => {
    renderOnPage(<Pagination {...story.ThousandsOfNews.args} />);
    expect(names()).toEqual([
      ...['Zurück', 'Seite 1', 'Seite 499', 'Seite 500', 'Seite 501', 'Seite 1000', 'Weiter'],
    ]);
    expect(screen.getByText('…', { selector: 'li:nth-child(3)' })).toHaveAttribute('aria-hidden');
  });
});
