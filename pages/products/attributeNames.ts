import type { Words } from '../../components/i18n/Words.tsx';
import type { Attribute } from '../../data/model/attribute.ts';
import type { Product } from '../../data/model/product.ts';
import { translate } from '../../data/texts/translation.ts';
import type { Language } from '../../locales/languages.ts';

/** What a product is told apart by, by names, in the order of the shop's attributes and their values. */
export function attributeNames(
  chosen: Product['attributes'],
  attributes: readonly Attribute[],
  language: Language,
): { readonly name: Words; readonly values: Words[] }[] {
  return attributes.flatMap(({ key, values, translations }) => {
    const keys = chosen.flatMap((one) => (one.attribute === key ? one.values : []));
    const names = values
      .filter((value) => keys.includes(value.key))
      .map((value) => translate(value.translations, language).name);
    return names.length === 0
      ? []
      : [{ name: translate(translations, language).name, values: names }];
  });
}
