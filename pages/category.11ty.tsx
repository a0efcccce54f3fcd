import { productListScreen } from './products/productListScreen.tsx';
import { template } from './template/template.tsx';

export const { data, render } = template('category', (context, templateData) =>
  productListScreen(context, templateData, { scope: { category: context.page.category } }),
);
