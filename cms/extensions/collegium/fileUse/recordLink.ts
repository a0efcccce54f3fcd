import { h, resolveComponent } from 'vue';
import { linkStyle } from '../styles.ts';
import type { NamedRecord } from './uses.ts';

/** The link to a record's form, and the name of its collection. Must be called while rendering. */
export function recordLink({ title, titleLanguage, collection, link }: NamedRecord) {
  return [
    h(
      resolveComponent('router-link'),
      { to: link, lang: titleLanguage, style: linkStyle },
      () => title,
    ),
    title === collection ? '' : ` · ${collection}`,
  ];
}
