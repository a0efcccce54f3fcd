/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { BrandsPage } from '../../../../components/products/BrandsPage.tsx';
import { TwoBrands } from '../../../../stories/products/BrandsPage.stories.tsx';
import { hrefOf, renderOnPage } from '../../onPage.tsx';

it.each([
  ['de', /^Zu den Produkten von Nordlicht/, /^Mehr erfahren über Nord/],
  ['en', /^See the products by Nordlicht/, /^Learn more about Nord/],
  ['fr', /^Voir les produits de Nordlicht/, /^En savoir plus sur Nord/],
] as const)('links in %s to the products and to the manufacturer', (language, products, more) => {
  renderOnPage(<BrandsPage {...TwoBrands.args} />, language);
  expect(hrefOf(products)).toBe('/marken/nordlicht');
  const outside = screen.getByRole('link', { name: more });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', expect.stringContaining('nofollow'));
  // This manufacturer has no website.
  expect(screen.getAllByRole('link', { name: /Atelier Morgentau/ })).toHaveLength(1);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H1', 'H2', 'H2']);
});
