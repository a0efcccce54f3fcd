/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { SeveralYears, OneYear, Empty } from '../../../../stories/news/NewsListPage.stories.tsx';
import { NewsListPage } from '../../../../components/news/NewsListPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('NewsListPage', () => {
  it('lists the news year by year', () => {
    renderOnPage(<NewsListPage {...SeveralYears.args} />);
    const years = screen.getAllByRole('heading', { level: 2 });
    expect(years.map(({ textContent }) => textContent)).toEqual(['2026', '2025']);
    const titles = screen.getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      SeveralYears.args.years.flatMap(({ items }) => items.map(({ title }) => title)),
    );
  });

  it('leads to each year, in whatever part of the list it begins', () => {
    renderOnPage(<NewsListPage {...SeveralYears.args} />);
    const archive = screen.getByRole('navigation', { name: 'Jahre' });
    const hrefs = within(archive)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/aktuelles#jahr-2026',
      '/aktuelles#jahr-2025',
      '/aktuelles/2#jahr-2024',
    ]);
    expect(screen.getByRole('heading', { name: '2026' })).toHaveAttribute('id', 'jahr-2026');
  });

  it('has neither years nor parts to choose from where there is only one', () => {
    renderOnPage(<NewsListPage {...OneYear.args} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('says that there is nothing', () => {
    renderOnPage(<NewsListPage {...Empty.args} />);
    expect(screen.getByText('Zurzeit gibt es hier nichts Neues.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
