import { plain } from '../components/i18n/Words.tsx';
import { ProductPage } from '../components/products/ProductPage.tsx';
import { pictureId } from '../components/products/galleryPicture.ts';
import { requestHref } from '../components/products/requestHref.ts';
import { namedPages } from '../data/routes/namedRoutes.ts';
import { inCents, productCard } from '../eleventy/catalogue/productCard.ts';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { attributeNames } from './products/attributeNames.ts';
import { galleryPictures } from './products/galleryPictures.ts';
import { listsOf } from './products/listsOf.ts';
import { relatedProducts } from './products/relatedProducts.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('product', (context, { contentImages }) => {
  const { content, language, labels, page, texts, richText, href, names } = context;
  const { manufacturers, attributes } = content.site;
  const maker = manufacturers.find(({ manufacturer }) => manufacturer === page.manufacturer);
  const { category, all } = listsOf(page, context);
  const others = relatedProducts(page, context);
  const pictures = galleryPictures(page, context);
  names.reserve(pictures.map((_, index) => pictureId(index)));
  return (
    <ProductPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbTrail(context)}
      pictures={pictures}
      price={page.price === undefined ? undefined : inCents(page.price)}
      manufacturer={maker && { name: maker.name, href: content.routes.pathOf(maker, language) }}
      attributes={attributeNames(page.attributes, attributes, language)}
      body={richText(texts.body)?.props}
      requestHref={requestHref(href(namedPages.contact.de), plain(texts.title), labels)}
      related={others.map((other) => productCard(other, { content, contentImages, language }))}
      backHref={category}
      lists={all}
    />
  );
});
