import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  appDataAddress,
  pageDataAddress,
  pageDataFolder,
  recordName,
} from '../../contract/addresses/pageData.ts';
import type { MakePage } from '../pageData/makePage.ts';

/**
 * The pages of `npm run dev`: those of the first build are made at once, since the search has to know
 * them; after an edit, each is made when somebody looks at it, and the others when nobody waits.
 */
export class WaitingPages {
  readonly #folder: string;
  #isFirst = true;
  #shown = new Generation();
  #coming = new Generation();

  /** @param folder that the pages are written to */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What templates of a build tell of. */
  readonly add: MakePage = (path, make) => {
    if (this.#isFirst) make();
    this.#coming.add(path, this.#isFirst ? undefined : make);
  };

  /** A build begins; until it is finished, the pages of the one before are shown. */
  begin(): void {
    this.#coming = new Generation();
  }

  finish(): void {
    this.#isFirst = false;
    const gone = this.#shown.without(this.#coming);
    for (const address of gone.flatMap(addressesOf).filter((address) => address.includes('.'))) {
      rmSync(join(this.#folder, address), { force: true });
    }
    this.#shown = this.#coming;
  }

  /**
   * Makes what an address needs that somebody asks for.
   *
   * @param address as files are called, such as `/kontakt` or `/page-data/kontakt/page-data.json`
   * @throws whatever a template throws
   */
  makeFor(address: string): void {
    this.#shown.makeFor(address);
  }

  /**
   * Makes what nobody has asked for, page by page, until all are there or the next build begins.
   *
   * @param onFailure is told of a page that can't be made; the others are
   * @returns whether all are there
   */
  async makeOthers(onFailure: (error: unknown) => void): Promise<boolean> {
    const pages = this.#shown;
    for (const path of pages.waiting()) {
      await setImmediate();
      if (pages !== this.#coming) return false;
      try {
        pages.make(path);
      } catch (error) {
        onFailure(error);
      }
    }
    return true;
  }
}

/** The pages of one build. */
class Generation {
  /** By path; nothing for what is there. */
  readonly #pages = new Map<string, (() => void) | undefined>();
  readonly #pathsByAddress = new Map<string, string>();
  #isAppMade = false;

  add(path: string, make: (() => void) | undefined): void {
    this.#pages.set(path, make);
    for (const address of addressesOf(path)) this.#pathsByAddress.set(address, path);
    if (!make) this.#isAppMade = true;
  }

  makeFor(address: string): void {
    const path = this.#pathsByAddress.get(address);
    if (path !== undefined) this.make(path);
    else if (!address.startsWith(pageDataFolder)) this.make(notFound);
    // What the pages of a build share comes with the first of them.
    else if (address === appDataAddress && !this.#isAppMade) this.make(this.waiting()[0]);
  }

  make(path: string | undefined): void {
    const make = path === undefined ? undefined : this.#pages.get(path);
    if (path === undefined || !make) return;
    make();
    this.#isAppMade = true;
    this.#pages.set(path, undefined);
  }

  /** The paths of pages that another build has not. */
  without(other: Generation): readonly string[] {
    return [...this.#pages.keys()].filter((path) => !other.#pages.has(path));
  }

  waiting(): readonly string[] {
    return [...this.#pages].flatMap(([path, make]) => (make ? [path] : []));
  }
}

/** Shown wherever there is nothing. */
const notFound = '/404';

/** Where the server shows a page, and its record. */
function addressesOf(path: string): readonly string[] {
  const bare = path.replace(/\/$/, '');
  return [
    bare,
    `${bare}/`,
    `${bare}.html`,
    `${bare}/index.html`,
    pageDataAddress(recordName(path)),
  ];
}
