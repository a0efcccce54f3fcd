import { queryParameter } from '../search.ts';

/** Unique names: a name that is taken gets a number. */
export class UniqueNames {
  readonly #numbered: (name: string, count: number) => string;
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();

  constructor(numbered: (name: string, count: number) => string) {
    this.#numbered = numbered;
  }

  take(name: string): string {
    let free = name;
    // Continues counting from the last number: a text may have ten thousand headings with the same
    // words.
    let count = this.#counts.get(name) ?? 1;
    while (this.#taken.has(free)) free = this.#numbered(name, ++count);
    this.#counts.set(name, count);
    this.#taken.add(free);
    return free;
  }

  areFree(names: readonly string[]): boolean {
    return names.every((name) => !this.#taken.has(name));
  }
}

/** Names that must be unique on a page, across all of its texts. */
export class PageNames {
  /** The ids of anchors. */
  readonly ids = new UniqueNames((name, count) => `${name}-${count}`);
  /** The names of regions. Screen readers list regions without their context. */
  readonly regions = new UniqueNames((name, count) => `${name} (${count})`);

  /** Reserves ids that the page uses outside its texts. */
  reserve(ids: readonly string[]): void {
    for (const id of ids) this.ids.take(id);
  }

  /**
   * Takes the names of a text unchanged. Takes none and returns false if another part of the page
   * has one of them.
   */
  takeAll({ ids, regions }: NamesOfText): boolean {
    const areFree = this.ids.areFree(ids) && this.regions.areFree(regions);
    if (areFree) for (const id of ids) this.ids.take(id);
    if (areFree) for (const region of regions) this.regions.take(region);
    return areFree;
  }
}

/** The names that a text uses. */
export interface NamesOfText {
  readonly ids: readonly string[];
  readonly regions: readonly string[];
}

/**
 * The id of an anchor in a text, from the name that its editor gave. Names that scripts look up as
 * global variables get a prefix, both in texts and in links to them: an element's id becomes a
 * global variable if the browser or another script has none of that name.
 */
function anchorName(written: string): string {
  return readByScripts(written) ? `text-${written}` : written;
}

/** An address within the site, with the anchor's id in place of its name. */
export function withAnchorName(href: string): string {
  return href.replace(/#.+$/, (anchor) => `#${anchorName(anchor.slice(1))}`);
}

/** The names that an editor may give to an anchor. */
const usableAnchor = /^[a-z][\w-]*$/i;

function readByScripts(name: string): boolean {
  return namesOfScripts.has(name) || (/[a-z\d][A-Z]/.test(name) && !name.includes('-'));
}

const namesOfScripts: ReadonlySet<string> = new Set([
  // Some browsers lack these, and scripts test for them.
  ...['chrome', 'credentialless', 'event', 'external', 'fence', 'navigation', 'opera', 'safari'],
  ...['scheduler', 'viewport', 'Sanitizer', 'Scheduler', 'Highlight', 'MSApp'],
  // Scripts use these to detect their environment.
  ...['define', 'exports', 'global', 'module', 'process', 'require'],
  // The global names of the scripts of Matomo and the maps service.
  ...['google', 'gapi', 'Matomo', 'Piwik'],
  // Ids that the page uses outside its texts.
  ...['main', 'menu', queryParameter],
]);

/** A heading as its editor wrote it. */
interface WrittenHeading {
  readonly id: string | undefined;
  readonly words: string;
}

/** The ids of a text's headings. */
export interface HeadingNames {
  /** One id per heading, in the headings' order. */
  readonly ids: readonly string[];
  /** The ids by the names that the text's own links use, before a number is added. */
  readonly idOf: ReadonlyMap<string, string>;
}

/**
 * Gives each heading an id, the same in every build and in the browser. An editor's own id is kept,
 * so that links from elsewhere keep working; the generated ids avoid it. An editor's own id gets a
 * number only if another part of the page uses it.
 *
 * @param slugOf converts words to a part of an address
 */
export function headingNames(
  headings: readonly WrittenHeading[],
  names: UniqueNames,
  slugOf: (words: string) => string,
): HeadingNames {
  const ids: string[] = [];
  const idOf = new Map<string, string>();
  const give = (index: number, name: string) => {
    const id = names.take(name);
    ids[index] = id;
    if (!idOf.has(name)) idOf.set(name, id);
  };
  headings.forEach(({ id = '' }, index) => {
    if (usableAnchor.test(id)) give(index, anchorName(id));
  });
  headings.forEach(({ id, words }, index) => {
    if (!usableAnchor.test(id ?? '')) give(index, anchorName(slugOf(id ?? words) || 'section'));
  });
  return { ids, idOf };
}
