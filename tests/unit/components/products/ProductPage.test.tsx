/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import * as story from '../../../../stories/products/ProductPage.stories.tsx';
import { ProductPage } from '../../../../components/products/ProductPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ProductPage', () => {
  it.each([
    ['de', 'Zurück zu den Produkten', '1.250 € inkl. MwSt.', 'Verfügbarkeit anfragen'],
    ['en', 'Back to the products', '€1,250 incl. VAT', 'Request availability'],
    ['fr', 'Retour aux produits', '1 250 € TVA incluse', 'Demander la disponibilité'],
  ] as const)('shows in %s the price and how to ask for the product', (...row) => {
    const [language, back, price, request] = row;
    renderOnPage(<ProductPage {...story.Everything.args} related={[]} />, language);
    expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/uhren');
    const isPrice = (_: string, element: Element | null) =>
      element?.tagName === 'P' && plainSpaces(element.textContent) === price;
    expect(screen.getByText(isPrice)).toBeVisible();
    expect(screen.getByRole('link', { name: request })).toHaveAttribute(
      'href',
      '/kontakt?topic=Verf%C3%BCgbarkeit%3A+Morgenstunde+38',
    );
  });

  it('has no price and no tax where one has to ask', () => {
    renderOnPage(<ProductPage {...story.PriceOnRequest.args} />);
    const [opening] = screen.getAllByText('Preis auf Anfrage');
    expect(opening!.closest('li')).toBeNull();
    expect(opening!.closest('p')).toHaveTextContent(/^Preis auf Anfrage$/);
  });

  it('shows an absurd price to the cent', () => {
    renderOnPage(<ProductPage {...story.VeryHighPrice.args} />);
    expect(screen.getByText(/^1\.234\.567,50\s€$/)).toBeInTheDocument();
  });

  it('has its attributes as a list of names and values', () => {
    renderOnPage(<ProductPage {...story.Everything.args} />);
    const [term] = screen.getAllByRole('term');
    const [definition] = screen.getAllByRole('definition');
    expect([term!.textContent, definition!.textContent]).toEqual([
      'Gehäuse',
      'Edelstahl, gebürstet',
    ]);
  });

  it('marks attributes that nobody has translated', () => {
    renderOnPage(<ProductPage {...story.PartlyTranslated.args} />, 'fr');
    for (const words of ['Wasserdicht', 'bis 5 bar']) {
      expect(screen.getByText(words)).toHaveAttribute('lang', 'de');
    }
  });

  it('leads to what else its maker makes, if that has a page', () => {
    const { unmount } = renderOnPage(<ProductPage {...story.Everything.args} />);
    const name = 'Nordlicht Uhrenmanufaktur';
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/marken/nordlicht');
    unmount();
    renderOnPage(<ProductPage {...story.Everything.args} manufacturer={{ name }} />);
    expect(screen.getByText(`von ${name}`)).toBeInTheDocument();
  });

  it('shows one picture without frills', () => {
    renderOnPage(<ProductPage {...story.OnePicture.args} related={[]} />);
    const picture = screen.getByRole('img', { name: /^Armbanduhr/ });
    expect(picture.closest('figure')).toHaveTextContent(/^Das Band ist aus Leder/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says nothing of a picture that there is not', () => {
    renderOnPage(<ProductPage {...story.WithoutPicture.args} related={[]} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('M')).toHaveAttribute('aria-hidden', 'true');
  });

  it('loads its first picture before all others', () => {
    const { container } = renderOnPage(<ProductPage {...story.Everything.args} />);
    const [first, ...others] = container.querySelectorAll('img');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  });

  it('shows related products, where there are any, below the outline', () => {
    const { unmount } = renderOnPage(<ProductPage {...story.Everything.args} />);
    const related = within(screen.getByRole('region', { name: 'Das könnte Ihnen auch gefallen' }));
    expect(related.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    unmount();
    renderOnPage(<ProductPage {...story.RequiredOnly.args} />);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('link', { name: /anfragen/ })).toBeNull();
  });

  it('shows a name of 300 letters', () => {
    renderOnPage(<ProductPage {...story.LongName.args} />);
    expect(story.LongName.args.title.length).toBeGreaterThanOrEqual(300);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(story.LongName.args.title);
  });

  it('sets a name of more than 70 letters in a smaller size', () => {
    const sizeOf = (letters: number) => {
      const { unmount } = renderOnPage(
        <ProductPage {...story.Everything.args} title={'x'.repeat(letters)} />,
      );
      const { fontSize } = getComputedStyle(screen.getByRole('heading', { level: 1 }));
      unmount();
      return fontSize;
    };
    expect(sizeOf(70)).toBe(sizeOf(1));
    expect(sizeOf(71)).not.toBe(sizeOf(70));
  });
});

/** Replaces the different spaces in numbers by ordinary ones. */
function plainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
