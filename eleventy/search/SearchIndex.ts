import type { Language } from '../../locales/languages.ts';

/** A page as the search knows it. */
export interface SearchedPage {
  readonly path: string;
  readonly language: Language;
  /** The `<main>` element. */
  readonly main: string;
  readonly title: string;
  /** Of news. */
  readonly author?: string | undefined;
  /** What stands beside the title in results: the part of the site, the date of news. */
  readonly place: string;
}

/** Collects the pages of a build, of which the search's index is made when all are there. */
export class SearchIndex {
  #pages: SearchedPage[] = [];

  add(page: SearchedPage): void {
    this.#pages.push(page);
  }

  /** Hands the pages out, and does not keep them. */
  take(): readonly SearchedPage[] {
    const pages = this.#pages;
    this.#pages = [];
    return pages;
  }
}
