import { Once } from '../../eleventy/cache/Once.ts';
import type { OnceOf } from '../../eleventy/cache/OnceOf.ts';
import type { Catalogue } from '../../eleventy/catalogue/writeCatalogue.ts';
import type { Product } from '../../data/kinds/products.ts';
import type { Compilation } from '../../eleventy/pageData/Compilation.ts';
import type { ConsentPart } from '../../eleventy/rendering/pageParts.ts';

/** What all pages of a language show alike, or of a build, found out for the first of them. */
export class SharedProps {
  /** Where the links of the primary menu lead, by language. */
  readonly menuPaths = new Once<readonly string[]>();
  /** What visitors are asked, by language. */
  readonly consent = new Once<ConsentPart>();
  /** The version of that question, of all languages together. */
  readonly consentVersion = new Once<string>();
  /** The catalogue of products by language, with the names of the indexes of its lists. */
  readonly catalogues = new Once<WrittenCatalogue>();
  /** The one compilation of a build. Its hash is a part of what each page is remembered by. */
  compilation: Compilation | undefined;
}

interface WrittenCatalogue {
  readonly catalogue: Catalogue;
  readonly indexes: OnceOf<readonly Product[], string>;
}
