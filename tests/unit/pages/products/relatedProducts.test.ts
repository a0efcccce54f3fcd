import { describe, expect, it } from '@jest/globals';
import type { Content } from '../../../../data/Content.ts';
import type { Language } from '../../../../locales/languages.ts';
import { relatedProducts } from '../../../../pages/products/relatedProducts.ts';
import { shopSite, watch } from '../shopSite.ts';

const of = (attribute: string, ...values: string[]) => ({ attribute, values });

function namesRelatedTo(name: string, content: Content, language: Language = 'de'): string[] {
  const product = content.site.products.find(
    ({ translations }) => translations[0]?.title === name,
  )!;
  return relatedProducts(product, { content, language }).map(
    ({ translations }) => translations[0]?.title ?? '',
  );
}

describe('related products', () => {
  const content = shopSite(0, {
    products: [
      watch('Eins', {
        attributes: [of('material', 'gold', 'steel'), of('style', 'plain')],
        manufacturer: 'werkstatt-1',
      }),
      watch('Zwei', { attributes: [of('material', 'gold')] }),
      watch('Drei', { attributes: [of('material', 'gold'), of('style', 'plain')] }),
      watch('Vier', { manufacturer: 'werkstatt-1' }),
      watch('Fünf'),
      watch('Ring', { category: 'jewelry', attributes: [of('material', 'gold', 'steel')] }),
    ].map((each, sort) => ({ ...each, sort })),
  });

  it('are of the same category, those first that have most in common', () => {
    expect(namesRelatedTo('Eins', content)).toEqual(['Drei', 'Zwei', 'Vier']);
    expect(namesRelatedTo('Ring', content)).toEqual([]);
  });

  it('are the next in the shop’s order where nothing tells them apart', () => {
    expect(namesRelatedTo('Fünf', content)).toEqual(['Eins', 'Zwei', 'Drei']);
  });

  it('have a page in the language', () => {
    const german = watch('Nur hier', { attributes: [of('material', 'wood')] });
    const products = [
      watch('Eins', { attributes: [of('material', 'wood')] }),
      { ...german, translations: german.translations.slice(0, 1) },
      watch('Zwei'),
    ];
    const small = shopSite(0, { products: products.map((each, sort) => ({ ...each, sort })) });
    expect(namesRelatedTo('Eins', small)).toEqual(['Nur hier', 'Zwei']);
    expect(namesRelatedTo('Eins', small, 'en')).toEqual(['Zwei']);
  });
});
