/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { NotFoundPage } from '../../../../components/notFound/NotFoundPage.tsx';
import { Minimal, WithSearch } from '../../../../stories/notFound/NotFoundPage.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

describe('NotFoundPage', () => {
  it('says that there is no such page, and offers search, sitemap and home page', () => {
    renderOnPage(<NotFoundPage {...WithSearch.args} />);
    expect(headings(1)).toEqual(['Nicht gefunden']);
    expect(screen.getByText('Diese Seite gibt es nicht.')).toBeInTheDocument();
    expect(screen.getByRole('search')).toHaveAttribute('action', '/suche');
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
    expect(hrefOf('Zur Übersicht aller Seiten')).toBe('/uebersicht');
    expect(hrefOf('Zur Startseite')).toBe('/');
  });

  it('has no search field if the site has no search', () => {
    renderOnPage(<NotFoundPage {...Minimal.args} />);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
