/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { TwoBrands } from '../../../../stories/products/BrandsPage.stories.tsx';
import { BrandsPage } from '../../../../components/products/BrandsPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('BrandsPage', () => {
  it.each([
    ['de', /^Zu den Produkten von Nordlicht/, /^Mehr erfahren über Nord/],
    ['en', /^See the products by Nordlicht/, /^Learn more about Nord/],
    ['fr', /^Voir les produits de Nordlicht/, /^En savoir plus sur Nord/],
  ] as const)('leads in %s to the products and to the maker', (language, products, more) => {
    renderOnPage(<BrandsPage {...TwoBrands.args} />, language);
    expect(screen.getByRole('link', { name: products })).toHaveAttribute(
      'href',
      '/marken/nordlicht',
    );
    const outside = screen.getByRole('link', { name: more });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', expect.stringContaining('nofollow'));
  });

  it('has one link for a maker without a website', () => {
    renderOnPage(<BrandsPage {...TwoBrands.args} />);
    expect(screen.getAllByRole('link', { name: /Atelier Morgentau/ })).toHaveLength(1);
  });

  it('names the makers right below its heading', () => {
    renderOnPage(<BrandsPage {...TwoBrands.args} />);
    const ranks = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(ranks).toEqual(['H1', 'H2', 'H2']);
  });
});
