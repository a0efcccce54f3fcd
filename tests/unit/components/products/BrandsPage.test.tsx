/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { brandsPageFixtures } from '../../../../components/products/BrandsPage.fixtures.ts';
import { BrandsPage } from '../../../../components/products/BrandsPage.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('BrandsPage', () => {
  it.each([
    [
      'de',
      brandsPageFixtures.german,
      /^Zu den Produkten von Nordlicht/,
      /^Mehr erfahren über Nord/,
    ],
    ['en', brandsPageFixtures.english, /^See the products by Nordlicht/, /^Learn more about Nord/],
    [
      'fr',
      brandsPageFixtures.french,
      /^Voir les produits de Nordlicht/,
      /^En savoir plus sur Nord/,
    ],
  ] as const)('leads in %s to the products and to the maker', (language, props, products, more) => {
    renderOnPage(<BrandsPage {...props} />, language);
    const own = screen.getByRole<HTMLAnchorElement>('link', { name: products });
    expect(own.pathname).toMatch(/^(?:\/fr|\/en)?\/(?:marken|brands|marques)\/nordlicht$/);
    const outside = screen.getByRole('link', { name: more });
    expect(outside).toHaveAttribute('target', '_blank');
    expect(outside).toHaveAttribute('rel', expect.stringContaining('nofollow'));
  });

  it('has one link for a maker without a website', () => {
    renderOnPage(<BrandsPage {...brandsPageFixtures.german} />);
    expect(screen.getAllByRole('link', { name: /Atelier Morgentau/ })).toHaveLength(1);
  });

  it('names the makers right below its heading', () => {
    renderOnPage(<BrandsPage {...brandsPageFixtures.german} />);
    const ranks = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(ranks).toEqual(['H1', 'H2', 'H2']);
  });
});
