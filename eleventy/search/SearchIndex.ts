import { hash } from 'node:crypto';
import type { Language } from '../../locales/languages.ts';
import { LanguageIndex } from './LanguageIndex.ts';
import { searchedText } from './searchedText.ts';
import type { SearchMemory } from './SearchMemory.ts';

/** A page as input of the search. */
export interface SearchedPage {
  readonly path: string;
  readonly language: Language;
  /** The `<main>` element. */
  readonly main: string;
  readonly title: string;
  /** Only for news. */
  readonly author?: string | undefined;
  /** Shown next to the title in results: the part of the site, the date of news. */
  readonly place: string;
}

/** A page in the index, as stored for builds in which it is unchanged. Plain JSON. */
export interface SearchEntry extends Pick<SearchedPage, 'path' | 'language' | 'title' | 'place'> {
  /** Key of the page's words: a hash of all that is searched. */
  readonly words: string;
}

/**
 * Collects the pages of a build; the index is written when all are added. The words of a page are
 * remembered, so that later builds do not read an unchanged page again.
 */
export class SearchIndex {
  readonly languages = new Map<Language, LanguageIndex>();
  readonly #memory: SearchMemory | undefined;
  #isClosed = false;

  /** @param memory the words of the last build; this build's are stored there, too */
  constructor(memory?: SearchMemory) {
    this.#memory = memory;
  }

  /**
   * Stops the index: later pages are not read, which saves time when nobody will search for them.
   */
  close(): void {
    this.#isClosed = true;
  }

  /** @returns the entry to store for {@link addKnown} */
  add({ path, language, title, place, author = '', main }: SearchedPage): SearchEntry {
    // An empty key: a build with an open index must read the page.
    if (this.#isClosed) return { path, language, title, place, words: '' };
    const text = `${searchedText(main)} ${place} ${author}`;
    const entry = { path, language, title, place, words: nameOf(title, text) };
    this.#of(language).add(entry, text);
    return entry;
  }

  /**
   * Adds a page of an earlier build, without its main region.
   * @returns whether its words are remembered; if not, nothing was added, and the page must be
   * added with `add`
   */
  addKnown(entry: SearchEntry): boolean {
    return this.#isClosed || this.#of(entry.language).addKnown(entry);
  }

  /** Stores the words for the next build. */
  async remember(): Promise<void> {
    for (const [language, index] of this.languages) {
      const pages = index.toRemember();
      if (pages) await this.#memory?.keep(language, pages);
    }
  }

  #of(language: Language): LanguageIndex {
    const known = this.languages.get(language);
    if (known) return known;
    const index = new LanguageIndex(this.#memory?.read(language));
    this.languages.set(language, index);
    return index;
  }
}

/** 132 bits: collisions are practically impossible. */
function nameOf(title: string, text: string): string {
  return hash('sha256', `${title}\n${text}`, 'base64url').slice(0, 22);
}
