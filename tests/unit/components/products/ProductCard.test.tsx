/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/products/ProductCard.stories.tsx';
import { ProductCard } from '../../../../components/products/ProductCard.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('ProductCard', () => {
  it('is one link, which its title names', () => {
    renderOnPage(<ProductCard {...story.Everything.args} />);
    expect(screen.getByRole('link')).toHaveAccessibleName(story.Everything.args.title);
    expect(screen.getByRole('link')).toHaveAttribute('href', story.Everything.args.href);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(
      story.Everything.args.title,
    );
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

  it('says that a price is given on request', () => {
    renderOnPage(<ProductCard {...story.PriceOnRequest.args} />);
    expect(screen.getByText('Preis auf Anfrage')).toBeVisible();
    expect(screen.queryByText('inkl. MwSt.')).not.toBeInTheDocument();
  });

  it('shows who made it, and what it looks like', () => {
    renderOnPage(<ProductCard {...story.Everything.args} />);
    expect(screen.getByText(story.Everything.args.manufacturer)).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(story.Everything.args.picture.alt);
  });

  it('does without a picture and a manufacturer', () => {
    const { container, unmount } = renderOnPage(<ProductCard {...story.WithoutPicture.args} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('P');
    unmount();
    renderOnPage(<ProductCard {...story.WithoutManufacturer.args} />);
    expect(screen.getByText('64 €')).toBeVisible();
  });
});
