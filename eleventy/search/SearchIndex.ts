import { hash } from 'node:crypto';
import type { Language } from '../../locales/languages.ts';
import { LanguageIndex } from './LanguageIndex.ts';
import { searchedText } from './searchedText.ts';
import type { SearchMemory } from './SearchMemory.ts';

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

/** A page that was added, in what is kept of it for builds in which it is the same. Plain JSON. */
export interface SearchEntry extends Pick<SearchedPage, 'path' | 'language' | 'title' | 'place'> {
  /** What its words are remembered by: a hash of all that is searched. */
  readonly words: string;
}

/**
 * Takes the pages of a build, of which the search's index is written when all are there. What is
 * read of a page is remembered, so that a build in which it is the same does not read it again.
 */
export class SearchIndex {
  readonly languages = new Map<Language, LanguageIndex>();
  readonly #memory: SearchMemory | undefined;
  #isClosed = false;

  /** @param memory what the last build read, and where this one's is kept */
  constructor(memory?: SearchMemory) {
    this.#memory = memory;
  }

  /** From now on it takes no time for pages that nobody will look for. */
  close(): void {
    this.#isClosed = true;
  }

  /** @returns what to keep of the page, for {@link addKnown} */
  add({ path, language, title, place, author = '', main }: SearchedPage): SearchEntry {
    // No name of words: a build whose search is open has to read the page.
    if (this.#isClosed) return { path, language, title, place, words: '' };
    const text = `${searchedText(main)} ${place} ${author}`;
    const entry = { path, language, title, place, words: nameOf(title, text) };
    this.#of(language).add(entry, text);
    return entry;
  }

  /**
   * Adds a page that an earlier build added, without its main region.
   *
   * @returns whether its words are still remembered; if not, nothing was added, and it has to be
   *   added as a page that nobody knows
   */
  addKnown(entry: SearchEntry): boolean {
    return this.#isClosed || this.#of(entry.language).addKnown(entry);
  }

  /** Keeps what was read for the next build. */
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

/** Of 132 bits: no two pages ever have the same. */
function nameOf(title: string, text: string): string {
  return hash('sha256', `${title}\n${text}`, 'base64url').slice(0, 22);
}
