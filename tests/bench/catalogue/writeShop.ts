import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../../../locales/languages.ts';
import { generatedShop } from './generatedShop.ts';

const embeddedShop = 'data/embedded/shop';

/** Writes the embedded shop with a generated catalogue instead of its own. */
export async function writeShop(folder: string, products: number, seed?: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(embeddedShop, folder, { recursive: true });
  await rm(join(folder, 'products'), { recursive: true, force: true });
  await mkdir(join(folder, 'products'), { recursive: true });
  const pictures = (await readdir(join(folder, 'images'))).filter((name) =>
    /\.(webp|jpe?g)$/.test(name),
  );
  const shop = generatedShop(products, pictures.sort(), seed);
  await write('product_categories', shop.productCategories);
  await write('manufacturers', shop.manufacturers);
  await write('product_attributes', shop.attributes);
  for (const [index, product] of shop.products.entries()) await write(`products/${index}`, product);
  for (const key of ['products', 'brands']) {
    const translations = languages.map((language) => ({ language, title: key, description: key }));
    await write(`pages/${key}`, { key, translations });
  }

  async function write(name: string, value: unknown): Promise<void> {
    await writeFile(join(folder, `${name}.json`), JSON.stringify(value));
  }
}
