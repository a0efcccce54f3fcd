import type { Words } from '../../components/i18n/Words.tsx';
import type { Attribute } from '../../data/kinds/attributes.ts';
import type { Product } from '../../data/kinds/products.ts';
import { translate } from '../../data/texts/translation.ts';
import { OnceOf } from '../../eleventy/cache/OnceOf.ts';
import { languages, type Language } from '../../locales/languages.ts';

/** Returns the names of a product's attributes and values, in the shop's order. */
export function attributeNames(
  chosen: Product['attributes'],
  attributes: readonly Attribute[],
  language: Language,
): { readonly name: Words; readonly values: Words[] }[] {
  const named = inLanguages.for(attributes, () => namedIn(attributes)).get(language) ?? [];
  return named.flatMap(({ key, name, values }) => {
    const keys = chosen.flatMap((one) => (one.attribute === key ? one.values : []));
    const names = values.flatMap((value) => (keys.includes(value.key) ? [value.name] : []));
    return names.length === 0 ? [] : [{ name, values: names }];
  });
}

interface NamedAttribute extends NamedValue {
  readonly values: readonly NamedValue[];
}

interface NamedValue {
  readonly key: string;
  readonly name: Words;
}

type ByLanguage = ReadonlyMap<Language, readonly NamedAttribute[]>;

/** Cache of the translated names, shared by all products. */
const inLanguages = new OnceOf<readonly Attribute[], ByLanguage>();

function namedIn(attributes: readonly Attribute[]): ByLanguage {
  return new Map(
    languages.map((language) => [
      language,
      attributes.map(({ key, values, translations }) => ({
        key,
        name: translate(translations, language).name,
        values: values.map((value) => ({
          key: value.key,
          name: translate(value.translations, language).name,
        })),
      })),
    ]),
  );
}
