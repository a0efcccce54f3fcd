import { ManufacturerIntro } from '../components/products/ManufacturerIntro.tsx';
import { brandProps } from './products/brandProps.ts';
import { productListScreen } from './products/productListScreen.tsx';
import { template } from './template/template.tsx';

export const { data, render } = template('manufacturer', (context, templateData) => {
  const { page, texts, richText } = context;
  const { name, href, logo } = brandProps(page, context);
  return productListScreen(context, templateData, {
    scope: { manufacturer: page.manufacturer },
    opening: (
      <ManufacturerIntro name={name} href={href} logo={logo} body={richText(texts.body)?.props} />
    ),
    hasBody: false,
  });
});
