/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { mapPlaceholderFixtures } from '../../../../components/contact/MapPlaceholder.fixtures.ts';
import { MapPlaceholder } from '../../../../components/contact/MapPlaceholder.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('MapPlaceholder', () => {
  it('tells the address, and when a map would be shown', () => {
    const { container } = renderOnPage(<MapPlaceholder {...mapPlaceholderFixtures.association} />);
    expect(container.querySelector('address')).toHaveTextContent('Beispielallee 12');
    expect(screen.getByText(/Google Maps\. Wenn Sie ihn laden/)).toBeInTheDocument();
  });

  it('loads nothing from another host, and leads to a map', () => {
    const { container } = renderOnPage(<MapPlaceholder {...mapPlaceholderFixtures.association} />);
    expect(container.querySelector('iframe, img, script, [src]')).toBeNull();
    const link = screen.getByRole('link', { name: /^Karte bei OpenStreetMap öffnen/ });
    expect(link).toHaveAttribute('href', mapPlaceholderFixtures.association.mapHref);
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });
});
