/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { MapPlaceholder } from '../../../../components/contact/MapPlaceholder.tsx';
import { Association } from '../../../../stories/contact/MapPlaceholder.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

it('shows the address, loads nothing from another host, and links to a map', () => {
  const { container } = renderOnPage(<MapPlaceholder {...Association.args} />);
  expect(container.querySelector('address')).toHaveTextContent('Beispielallee 12');
  expect(screen.getByText(/Google Maps\. Wenn Sie ihn laden/)).toBeInTheDocument();
  expect(container.querySelector('iframe, img, script, [src]')).toBeNull();
  const link = screen.getByRole('link', { name: /^Karte bei OpenStreetMap öffnen/ });
  expect(link).toHaveAttribute('href', Association.args.mapHref);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
});
