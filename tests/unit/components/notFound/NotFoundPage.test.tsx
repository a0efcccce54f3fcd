/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { WithSearch, Minimal } from '../../../../stories/notFound/NotFoundPage.stories.tsx';
import { NotFoundPage } from '../../../../components/notFound/NotFoundPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('NotFoundPage', () => {
  it('says in plain words that there is no such page', () => {
    renderOnPage(<NotFoundPage {...WithSearch.args} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nicht gefunden');
    expect(screen.getByText('Diese Seite gibt es nicht.')).toBeInTheDocument();
  });

  it('shows the way home, in the language of the page', () => {
    renderOnPage(<NotFoundPage {...WithSearch.args} />, 'fr');
    const link = screen.getByRole('link', { name: 'Retour à l’accueil' });
    expect(link).toHaveAttribute('href', '/');
  });

  it('asks for what was meant, and has the page of the search answer', () => {
    renderOnPage(<NotFoundPage {...WithSearch.args} />, 'fr');
    expect(screen.getByRole('search')).toHaveAttribute('action', '/suche');
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
  });

  it('leads to the list of all pages', () => {
    renderOnPage(<NotFoundPage {...WithSearch.args} />);
    expect(screen.getByRole('link', { name: 'Zur Übersicht aller Seiten' })).toHaveAttribute(
      'href',
      '/uebersicht',
    );
  });

  it('offers no search where the site has none', () => {
    renderOnPage(<NotFoundPage {...Minimal.args} />);
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
