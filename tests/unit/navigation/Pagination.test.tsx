import { screen } from '@testing-library/react';
import { paginationFixtures } from '../../../components/navigation/Pagination.fixtures.ts';
import { Pagination } from '../../../components/navigation/Pagination.tsx';
import { renderOnPage } from '../onPage.tsx';

const { first, middle, last } = paginationFixtures;
const names = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

describe('Pagination', () => {
  it('leads to every part, and to the ones before and after', () => {
    renderOnPage(<Pagination {...middle} />);
    expect(names()).toEqual(['Zurück', 'Seite 1', 'Seite 2', 'Seite 3', 'Weiter']);
    expect(screen.getByRole('link', { name: 'Zurück' })).toHaveAttribute('href', '/aktuelles');
    expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/aktuelles/3');
  });

  it('marks the part that is shown', () => {
    renderOnPage(<Pagination {...middle} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Seite 2');
  });

  it('leads nowhere beyond the ends', () => {
    const { unmount } = renderOnPage(<Pagination {...first} />);
    expect(names()).not.toContain('Zurück');
    unmount();
    renderOnPage(<Pagination {...last} />);
    expect(names()).not.toContain('Weiter');
  });
});
