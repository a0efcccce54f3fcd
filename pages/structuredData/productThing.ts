import { plain } from '../../components/i18n/Words.tsx';
import type { Product } from '../../data/kinds/products.ts';
import { translate } from '../../data/texts/translation.ts';
import { imagePath } from '../content/imagePath.ts';
import { attributeNames } from '../products/attributeNames.ts';
import type { PageContext } from '../template/pageContext.ts';
import { publisher } from './organization.ts';
import type { Thing } from './thing.ts';

/**
 * Returns a product. Only a product with a price is an offer. Availability is left out, since the
 * shop has to be asked.
 */
export function productThing(product: Product, context: PageContext, siteUrl: string): Thing {
  const { content, route, language } = context;
  const { title, description } = translate(product.translations, language);
  const maker = content.site.manufacturers.find(
    ({ manufacturer }) => manufacturer === product.manufacturer,
  );
  const images = product.images.flatMap(({ file }) => context.image(imagePath(file))?.src ?? []);
  return {
    '@type': 'Product',
    name: plain(title),
    description: plain(description),
    url: `${siteUrl}${route.path}`,
    image: images.length > 0 ? images.map((src) => `${siteUrl}${src}`) : undefined,
    brand: maker && { '@type': 'Brand', name: maker.name },
    additionalProperty: propertiesOf(product, context),
    offers:
      product.price === undefined
        ? undefined
        : {
            '@type': 'Offer',
            price: product.price.toFixed(2),
            priceCurrency: 'EUR',
            url: `${siteUrl}${route.path}`,
            seller: publisher(context, siteUrl),
          },
  };
}

function propertiesOf(
  { attributes }: Product,
  { content, language }: PageContext,
): Thing[] | undefined {
  const properties = attributeNames(attributes, content.site.attributes, language);
  return properties.length === 0
    ? undefined
    : properties.map(({ name, values }) => ({
        '@type': 'PropertyValue',
        name: plain(name),
        value: values.map(plain).join(', '),
      }));
}
