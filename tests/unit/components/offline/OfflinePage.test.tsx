/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { OfflinePage } from '../../../../components/offline/OfflinePage.tsx';
import { NothingKept, PagesKept } from '../../../../stories/offline/OfflinePage.stories.tsx';
import { headings, hrefOf, hrefsOf, renderOnPage } from '../../onPage.tsx';

describe('OfflinePage', () => {
  it('says that there is no connection and what to do, and lists the pages on this device', () => {
    renderOnPage(<OfflinePage {...PagesKept.args} />);
    expect(headings(1)).toEqual(['Keine Verbindung']);
    expect(screen.getByText(/ob WLAN oder mobile Daten eingeschaltet sind/)).toBeInTheDocument();
    // Loads the same address again, even without a script.
    expect(hrefOf('Erneut versuchen')).toBe('?');
    expect(hrefOf('Zur Startseite')).toBe('/');
    const region = screen.getByRole('region', { name: 'Diese Seiten können Sie jetzt lesen' });
    expect(hrefsOf(within(region).getAllByRole('link'))).toEqual([
      '/',
      '/kontakt',
      '/service/satzung',
    ]);
  });

  it('has no empty list, but an element that a script can fill', () => {
    const { container } = renderOnPage(<OfflinePage {...NothingKept.args} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(container.querySelector('[data-kept-pages] ul')).toBeEmptyDOMElement();
  });
});
