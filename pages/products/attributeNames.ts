import type { Words } from '../../components/i18n/Words.tsx';
import type { Attribute } from '../../data/kinds/attributes.ts';
import type { Product } from '../../data/kinds/products.ts';
import { translate } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';

/** Returns the names of a product's attributes and values, in the shop's order. */
export function attributeNames(
  chosen: Product['attributes'],
  attributes: readonly Attribute[],
  language: Language,
): { readonly name: Words; readonly values: Words[] }[] {
  return attributes.flatMap(({ key, values, translations }) => {
    const keys = chosen.flatMap((one) => (one.attribute === key ? one.values : []));
    const names = values.flatMap((value) =>
      keys.includes(value.key) ? [translate(value.translations, language).name] : [],
    );
    return names.length === 0
      ? []
      : [{ name: translate(translations, language).name, values: names }];
  });
}
