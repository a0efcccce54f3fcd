/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { productCardFixtures } from '../../../../components/products/ProductCard.fixtures.ts';
import { ProductCard } from '../../../../components/products/ProductCard.tsx';
import { renderOnPage } from '../../onPage.tsx';

const { watch, english, french, onRequest, withoutPicture, withoutManufacturer } =
  productCardFixtures;

describe('ProductCard', () => {
  it('is one link, which its title names', () => {
    renderOnPage(<ProductCard {...watch} />);
    expect(screen.getByRole('link')).toHaveAccessibleName(watch.title);
    expect(screen.getByRole('link')).toHaveAttribute('href', watch.href);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(watch.title);
  });

  it.each([
    ['de', watch, '1.250 €', 'inkl. MwSt.'],
    ['en', english, '€1,250.50', 'incl. VAT'],
    ['fr', french, '1 250 €', 'TVA incluse'],
  ] as const)('writes its price as people do: %s', (language, product, price, tax) => {
    renderOnPage(<ProductCard {...product} />, language);
    expect(screen.getByText(price)).toBeVisible();
    expect(screen.getByText(tax)).toBeVisible();
  });

  it('says that a price is given on request', () => {
    renderOnPage(<ProductCard {...onRequest} />);
    expect(screen.getByText('Preis auf Anfrage')).toBeVisible();
    expect(screen.queryByText('inkl. MwSt.')).not.toBeInTheDocument();
  });

  it('shows who made it, and what it looks like', () => {
    renderOnPage(<ProductCard {...watch} />);
    expect(screen.getByText(watch.manufacturer)).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(watch.picture.alt);
  });

  it('does without a picture and a manufacturer', () => {
    const { container, unmount } = renderOnPage(<ProductCard {...withoutPicture} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('P');
    unmount();
    renderOnPage(<ProductCard {...withoutManufacturer} />);
    expect(screen.getByText('64 €')).toBeVisible();
  });
});
