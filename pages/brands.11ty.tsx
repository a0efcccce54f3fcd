import { BrandsPage } from '../components/products/BrandsPage.tsx';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { brandProps } from './products/brandProps.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('brands', (context) => {
  const { content, language, texts, richText } = context;
  return (
    <BrandsPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbTrail(context)}
      body={richText(texts.body)?.props}
      brands={content.site.manufacturers.map((manufacturer) => ({
        ...brandProps(manufacturer, context),
        productsHref: content.routes.pathOf(manufacturer, language),
      }))}
    />
  );
});
