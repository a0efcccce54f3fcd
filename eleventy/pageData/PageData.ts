import { membersMenusName } from '../../contract/addresses/membersMenus.ts';
import {
  appDataAddress,
  pageDataAddress,
  recordName,
  sharedDataAddress,
} from '../../contract/addresses/pageData.ts';
import type { AppData } from '../../contract/records/appData.ts';
import type { PageRecord } from '../../contract/records/pageRecord.ts';
import type {
  BannerData,
  MembersMenusData,
  SharedData,
} from '../../contract/records/sharedData.ts';
import type { CatalogueFile } from '../catalogue/writeCatalogue.ts';
import { noteShared } from '../memory/notes.ts';
import type { RenderedPage } from '../rendering/renderPage.ts';

type Shareable = BannerData | MembersMenusData | CatalogueFile;

/** Which page a record is of. */
interface RecordedPage {
  readonly path: string;
  /** The name of the template that made it. */
  readonly template: string;
  /** The path with a wildcard that it stands in for, if it does. */
  readonly matchPath?: string | undefined;
}

/** Writes what client navigation fetches, in the files that the specification names (section 7). */
export class PageData {
  readonly #write: (address: string, data: object) => void;
  readonly #shared = new Set<string>();

  /** @param write writes the file that has an address */
  constructor(write: (address: string, json: string) => void) {
    this.#write = (address, data) => write(address, JSON.stringify(data));
  }

  addPage({ path, template, matchPath }: RecordedPage, page: RenderedPage): void {
    const { compilationHash, result, banner, membersMenus } = page;
    const record: PageRecord = {
      path,
      componentChunkName: `component---pages-${template}`,
      matchPath: matchPath ?? null,
      compilationHash,
      staticQueryHashes: banner ? [banner.hash] : [],
      result,
    };
    this.#write(pageDataAddress(recordName(path)), record);
    if (banner) this.#addShared(banner.hash, banner.data);
    if (membersMenus) {
      this.#addShared(membersMenusName(compilationHash, result.language), membersMenus);
    }
  }

  /**
   * Writes what is fetched only where a page asks for it.
   *
   * @param name changes with the content
   */
  share(name: string, data: CatalogueFile): void {
    this.#addShared(name, data);
  }

  setApp(app: AppData): void {
    // What is shared may be gone from the output folder since the last build.
    this.#shared.clear();
    this.#write(appDataAddress, app);
  }

  /** Lets data be there as it is, unless it was written before. */
  keepShared(name: string, keep: (address: string) => void): void {
    if (this.#shared.has(name)) return;
    this.#shared.add(name);
    keep(sharedDataAddress(name));
  }

  #addShared(name: string, data: Shareable): void {
    noteShared(name);
    if (this.#shared.has(name)) return;
    this.#shared.add(name);
    const shared: SharedData<typeof data> = { data };
    this.#write(sharedDataAddress(name), shared);
  }
}
