/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { NewsListPage } from '../../../../components/news/NewsListPage.tsx';
import { Empty, OneYear, SeveralYears } from '../../../../stories/news/NewsListPage.stories.tsx';
import { headings, hrefsOf, renderOnPage } from '../../onPage.tsx';

describe('NewsListPage', () => {
  it('lists the news by year, with links to the years on all parts of the list', () => {
    renderOnPage(<NewsListPage {...SeveralYears.args} />);
    expect(headings(2)).toEqual(['Jahre', '2026', '2025']);
    expect(headings(3)).toEqual(['Neuer Mustervertrag ab Januar', 'Mehr Plätze im Notfallseminar']);
    const archive = screen.getByRole('navigation', { name: 'Jahre' });
    expect(hrefsOf(within(archive).getAllByRole('link'))).toEqual([
      '/aktuelles#jahr-2026',
      '/aktuelles#jahr-2025',
      '/aktuelles/2#jahr-2024',
    ]);
    expect(screen.getByRole('heading', { name: '2026' })).toHaveAttribute('id', 'jahr-2026');
  });

  it('has neither a list of years nor of parts if there is only one', () => {
    renderOnPage(<NewsListPage {...OneYear.args} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('says that there is no news', () => {
    renderOnPage(<NewsListPage {...Empty.args} />);
    expect(screen.getByText('Zurzeit gibt es hier nichts Neues.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
