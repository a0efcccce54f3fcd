import { productListScreen } from './products/productListScreen.tsx';
import { template } from './template/template.tsx';

export const { data, render } = template('products', productListScreen);
