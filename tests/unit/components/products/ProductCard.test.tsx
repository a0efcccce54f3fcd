/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ProductCard } from '../../../../components/products/ProductCard.tsx';
import * as story from '../../../../stories/products/ProductCard.stories.tsx';
import { headings, hrefOf, renderOnPage } from '../../onPage.tsx';

describe('ProductCard', () => {
  it('is one link with the title as name, and shows manufacturer and picture', () => {
    renderOnPage(<ProductCard {...story.Everything.args} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(hrefOf('Morgenstunde 38')).toBe('/uhren/morgenstunde-38');
    expect(headings(3)).toEqual(['Morgenstunde 38']);
    expect(screen.getByText('Nordlicht Uhrenmanufaktur')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Armbanduhr mit hellem Zifferblatt/);
  });

  it.each([
    ['de', 125_000, '1.250 €', 'inkl. MwSt.'],
    ['en', 125_050, '€1,250.50', 'incl. VAT'],
    ['fr', 125_000, '1 250 €', 'TVA incluse'],
  ] as const)('writes its price as is usual in %s', (language, cents, price, tax) => {
    renderOnPage(<ProductCard {...story.Everything.args} price={cents} />, language);
    expect(screen.getByText(price)).toBeVisible();
    expect(screen.getByText(tax)).toBeVisible();
  });

  it('says that the price is available on request', () => {
    renderOnPage(<ProductCard {...story.PriceOnRequest.args} />);
    expect(screen.getByText('Preis auf Anfrage')).toBeVisible();
    expect(screen.queryByText('inkl. MwSt.')).not.toBeInTheDocument();
  });

  it('keeps the focal point of its picture in view', () => {
    renderOnPage(<ProductCard {...story.CroppedAroundItsFocus.args} />);
    expect(getComputedStyle(screen.getByRole('img')).objectPosition).toBe('12% 50%');
    expect(screen.getByRole('img')).not.toHaveAttribute('focus');
  });

  it('may have neither picture nor manufacturer', () => {
    const { container, unmount } = renderOnPage(<ProductCard {...story.WithoutPicture.args} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('P');
    unmount();
    renderOnPage(<ProductCard {...story.WithoutManufacturer.args} />);
    expect(screen.getByText('64 €')).toBeVisible();
  });
});
