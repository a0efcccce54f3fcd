/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { ProductPage } from '../../../../components/products/ProductPage.tsx';
import * as story from '../../../../stories/products/ProductPage.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

const manufacturer = 'Nordlicht Uhrenmanufaktur';

describe('ProductPage', () => {
  it.each([
    ['de', 'Zurück zu den Produkten', '1.250 € inkl. MwSt.', 'Verfügbarkeit anfragen'],
    ['en', 'Back to the products', '€1,250 incl. VAT', 'Request availability'],
    ['fr', 'Retour aux produits', '1 250 € TVA incluse', 'Demander la disponibilité'],
  ] as const)('shows in %s the price and how to ask for the product', (...row) => {
    const [language, back, price, request] = row;
    renderOnPage(<ProductPage {...story.Everything.args} related={[]} />, language);
    expect(hrefOf(back)).toBe('/uhren');
    const isPrice = (_: string, element: Element | null) =>
      element?.tagName === 'P' && element.textContent.replaceAll(/\s/g, ' ') === price;
    expect(screen.getByText(isPrice)).toBeVisible();
    expect(hrefOf(request)).toBe('/kontakt?topic=Verf%C3%BCgbarkeit%3A+Morgenstunde+38');
  });

  it('shows attributes, a link to the manufacturer, and related products', () => {
    const { container } = renderOnPage(<ProductPage {...story.Everything.args} />);
    expect(screen.getAllByRole('term')[0]).toHaveTextContent('Gehäuse');
    expect(screen.getAllByRole('definition')[0]).toHaveTextContent('Edelstahl, gebürstet');
    expect(hrefOf(manufacturer)).toBe('/marken/nordlicht');
    const related = within(screen.getByRole('region', { name: 'Das könnte Ihnen auch gefallen' }));
    expect(related.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    // The first picture loads before all others.
    const [first, ...others] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  });

  it('names a manufacturer without a page', () => {
    const props = { ...story.Everything.args, manufacturer: { name: manufacturer } };
    renderOnPage(<ProductPage {...props} />);
    expect(screen.getByText(`von ${manufacturer}`)).toBeInTheDocument();
  });

  it('shows neither price nor tax if the price is available on request', () => {
    renderOnPage(<ProductPage {...story.PriceOnRequest.args} />);
    const [opening] = screen.getAllByText('Preis auf Anfrage');
    expect(opening!.closest('li')).toBeNull();
    expect(opening!.closest('p')).toHaveTextContent(/^Preis auf Anfrage$/);
  });

  it('shows a very high price to the cent', () => {
    renderOnPage(<ProductPage {...story.VeryHighPrice.args} />);
    expect(screen.getByText(/^1\.234\.567,50\s€$/)).toBeInTheDocument();
  });

  it('shows a single picture without the controls of a gallery', () => {
    renderOnPage(<ProductPage {...story.OnePicture.args} related={[]} />);
    const picture = screen.getByRole('img', { name: /^Armbanduhr/ });
    expect(picture.closest('figure')).toHaveTextContent(/^Das Band ist aus Leder/);
    for (const role of ['button', 'group', 'status']) expect(screen.queryByRole(role)).toBeNull();
  });

  it('shows a letter instead of a missing picture', () => {
    renderOnPage(<ProductPage {...story.WithoutPicture.args} related={[]} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('M')).toHaveAttribute('aria-hidden', 'true');
  });

  it('has no empty parts if only the required data is there', () => {
    renderOnPage(<ProductPage {...story.RequiredOnly.args} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('link', { name: /anfragen/ })).toBeNull();
  });

  it('shows a name of 300 letters', () => {
    const { title } = story.LongName.args;
    renderOnPage(<ProductPage {...story.LongName.args} />);
    expect(title.length).toBeGreaterThanOrEqual(300);
    expect(headings(1)).toEqual([title]);
  });

  it('has a smaller font for a name of more than 70 letters', () => {
    const sizeOf = (letters: number) => {
      const props = { ...story.Everything.args, title: 'x'.repeat(letters) };
      const { unmount } = renderOnPage(<ProductPage {...props} />);
      const { fontSize } = getComputedStyle(screen.getByRole('heading', { level: 1 }));
      unmount();
      return fontSize;
    };
    expect(sizeOf(70)).toBe(sizeOf(1));
    expect(sizeOf(71)).not.toBe(sizeOf(70));
  });
});
