import type { Content } from '../../data/Content.ts';
import { writeCatalogue, type Catalogue } from '../../eleventy/catalogue/writeCatalogue.ts';
import type { Language } from '../../locales/languages.ts';
import type { TemplateData } from '../template/templateData.ts';

/** The catalogue of a language, written when the first page asks for it. */
export function catalogueOf(
  { siteContent: content, contentImages, pageData }: TemplateData,
  language: Language,
): Catalogue {
  const known = catalogues.get(content) ?? new Map<Language, Catalogue>();
  catalogues.set(content, known);
  const cached = known.get(language);
  if (cached) return cached;
  const catalogue = writeCatalogue({ content, contentImages, language }, (data) =>
    pageData.share(data),
  );
  known.set(language, catalogue);
  return catalogue;
}

const catalogues = new WeakMap<Content, Map<Language, Catalogue>>();
