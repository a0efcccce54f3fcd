/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { PagesKept, NothingKept } from '../../../../stories/offline/OfflinePage.stories.tsx';
import { OfflinePage } from '../../../../components/offline/OfflinePage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('OfflinePage', () => {
  it('says in plain words that there is no connection, and what can be done', () => {
    renderOnPage(<OfflinePage {...PagesKept.args} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Keine Verbindung');
    expect(screen.getByText(/ob WLAN oder mobile Daten eingeschaltet sind/)).toBeInTheDocument();
  });

  it('tries again at the address that it is shown at, even without a script', () => {
    renderOnPage(<OfflinePage {...PagesKept.args} />);
    expect(screen.getByRole('link', { name: 'Erneut versuchen' })).toHaveAttribute('href', '?');
  });

  it('shows the way home, in the language of the page', () => {
    renderOnPage(<OfflinePage {...PagesKept.args} />, 'fr');
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/');
  });

  it('lists the pages that can be read', () => {
    renderOnPage(<OfflinePage {...PagesKept.args} />);
    const region = screen.getByRole('region', { name: 'Diese Seiten können Sie jetzt lesen' });
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/kontakt', '/service/satzung']);
  });

  it('has no empty list, but a place for one', () => {
    const { container } = renderOnPage(<OfflinePage {...NothingKept.args} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(container.querySelector('[data-kept-pages] ul')).toBeEmptyDOMElement();
  });
});
