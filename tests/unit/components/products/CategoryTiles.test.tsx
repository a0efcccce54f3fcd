import { screen } from '@testing-library/react';
import { categoryTilesFixtures } from '../../../../components/products/CategoryTiles.fixtures.ts';
import { CategoryTiles } from '../../../../components/products/CategoryTiles.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('CategoryTiles', () => {
  it.each([
    [
      'de',
      categoryTilesFixtures.german,
      ['12 Produkte', '1 Produkt', '7 Produkte', '10.000 Produkte'],
    ],
    ['en', categoryTilesFixtures.english, ['12 products', '1 product']],
    ['fr', categoryTilesFixtures.french, ['12 produits', '1 produit']],
  ] as const)('counts in %s, and says nothing of none', (language, props, counts) => {
    const { container } = renderOnPage(<CategoryTiles {...props} />, language);
    const shown = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(shown).toEqual(counts);
  });

  it('has one link each, named by the title alone', () => {
    renderOnPage(<CategoryTiles {...categoryTilesFixtures.german} headingLevel={2} />);
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(categoryTilesFixtures.german.categories.map(({ title }) => title));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(links.length);
  });

  it('says that a page is in another language', () => {
    renderOnPage(<CategoryTiles {...categoryTilesFixtures.french} />, 'fr');
    expect(screen.getByText('Fahrräder')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('link', { name: /^Fahrräder/ })).toHaveAttribute('hreflang', 'de');
  });
});
