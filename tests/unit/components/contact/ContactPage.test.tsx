/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { Association, PartlyTranslated } from '../../../../stories/contact/ContactPage.stories.tsx';
import { ContactPage } from '../../../../components/contact/ContactPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ContactPage', () => {
  it('has a heading for each way to the association', () => {
    renderOnPage(<ContactPage {...Association.args} />);
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
    expect(headings).toEqual([
      'Kontakt',
      'Schreiben Sie uns',
      'So finden Sie uns',
      'Kontaktdaten',
      'Öffnungszeiten',
    ]);
  });

  it('has no heading for opening hours that nobody has entered', () => {
    renderOnPage(<ContactPage {...Association.args} openingHours={[]} />);
    expect(screen.queryByRole('heading', { name: 'Öffnungszeiten' })).toBeNull();
  });

  it('shows no map from another host, but leads to one', () => {
    const { container } = renderOnPage(<ContactPage {...Association.args} />);
    const link = screen.getByRole('link', { name: /^Karte bei OpenStreetMap öffnen/ });
    expect(link).toHaveAttribute('href', Association.args.mapHref);
    expect(container.querySelector('iframe, [src^="http"]')).toBeNull();
  });

  it('marks a text that nobody has translated', () => {
    renderOnPage(<ContactPage {...PartlyTranslated.args} />, 'fr');
    expect(screen.getByText(/^Die Geschäftsstelle liegt/).parentElement).toHaveAttribute(
      'lang',
      'de',
    );
  });
});
