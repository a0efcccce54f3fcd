import type { BreadcrumbsProps } from '../../components/navigation/Breadcrumbs.tsx';
import type { Route } from '../../data/routes/route.ts';
import { Once } from '../../eleventy/cache/Once.ts';
import { OnceOf } from '../../eleventy/cache/OnceOf.ts';
import type { Catalogue } from '../../eleventy/catalogue/writeCatalogue.ts';
import type { Product } from '../../data/kinds/products.ts';
import type { Compilation } from '../../eleventy/pageData/Compilation.ts';
import type { ConsentPart } from '../../eleventy/rendering/pageParts.ts';

/** Values that the pages of a language or a build share. Each is computed for the first page. */
export class SharedProps {
  /** The targets of the primary menu's links, by language. */
  readonly menuPaths = new Once<readonly string[]>();
  /** The breadcrumbs of each page, for the page itself, its structured data and the search. */
  readonly trails = new OnceOf<Route, BreadcrumbsProps['trail']>();
  /** The consent question, by language. */
  readonly consent = new Once<ConsentPart>();
  /** The version of the consent question, for all languages together. */
  readonly consentVersion = new Once<string>();
  /** The catalogue of products by language, with the names of its lists' indexes. */
  readonly catalogues = new Once<WrittenCatalogue>();
  /** The build's compilation. Its hash is part of each page's cache key. */
  compilation: Compilation | undefined;
}

interface WrittenCatalogue {
  readonly catalogue: Catalogue;
  readonly indexes: OnceOf<readonly Product[], string>;
}
