/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/navigation/Pagination.stories.tsx';
import { Pagination } from '../../../../components/navigation/Pagination.tsx';
import { renderOnPage } from '../../onPage.tsx';
const names = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

describe('Pagination', () => {
  it('leads to every part, and to the ones before and after', () => {
    renderOnPage(<Pagination {...story.Middle.args} />);
    expect(names()).toEqual(['Zurück', 'Seite 1', 'Seite 2', 'Seite 3', 'Weiter']);
    expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/aktuelles');
    expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/aktuelles/3');
  });

  it('marks the part that is shown', () => {
    renderOnPage(<Pagination {...story.Middle.args} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Seite 2');
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
  ])('of part %i of %i shows %s', (current, count, shown) => {
    const hrefs = Array.from({ length: count }, (_, index) => `/aktuelles/${index + 1}`);
    const { container } = renderOnPage(<Pagination current={current} hrefs={hrefs} />);
    const words = [...container.querySelectorAll('li')].map((item) => item.textContent);
    expect(words.filter((word) => /^[\d…]+$/.test(word)).join(' ')).toBe(shown);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      `/aktuelles/${current}`,
    );
  });

  it('says nothing of a gap to screen readers, which hear the numbers', () => {
    renderOnPage(<Pagination {...story.ThousandsOfNews.args} />);
    expect(names()).toEqual([
      ...['Zurück', 'Seite 1', 'Seite 499', 'Seite 500', 'Seite 501', 'Seite 1000', 'Weiter'],
    ]);
    expect(screen.getByText('…', { selector: 'li:nth-child(3)' })).toHaveAttribute('aria-hidden');
  });

  it('leads nowhere beyond the ends', () => {
    const { unmount } = renderOnPage(<Pagination {...story.First.args} />);
    expect(names()).not.toContain('Zurück');
    unmount();
    renderOnPage(<Pagination {...story.Last.args} />);
    expect(names()).not.toContain('Weiter');
  });
});
