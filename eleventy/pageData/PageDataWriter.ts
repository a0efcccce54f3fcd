import {
  appDataAddress,
  membersMenusName,
  pageDataAddress,
  pageDataName,
  sharedDataAddress,
  type AppData,
  type PageData,
  type SharedData,
} from '../../contract/pageData.ts';
import type { BannerData, MembersMenusData } from '../../contract/records.ts';
import type { CatalogueFile } from '../catalogue/writeCatalogue.ts';
import type { RenderedPage } from '../rendering/renderPage.ts';

type Shareable = BannerData | MembersMenusData | CatalogueFile;

/** The address and template of a page, as its page data names them. */
export interface DescribedPage {
  readonly path: string;
  /** The name of the page's template. */
  readonly template: string;
  /** The wildcard path that the page answers, if any. */
  readonly matchPath?: string | undefined;
}

/** Data that pages share. The name contains a hash of the data. */
type Shared = readonly (readonly [name: string, data: Shareable])[];

/** Returns the data that client navigation fetches for a page (specification, section 7). */
export function pageDataOf(
  { path, template, matchPath }: DescribedPage,
  { compilationHash, result, banner }: RenderedPage,
): PageData {
  return {
    path,
    componentChunkName: `component---pages-${template}`,
    matchPath: matchPath ?? null,
    compilationHash,
    staticQueryHashes: banner ? [banner.hash] : [],
    result,
  };
}

/** Returns the shared data that a page fetches in addition to its own, only if the page needs it. */
export function sharedWith({
  compilationHash,
  result,
  banner,
  membersMenus,
}: RenderedPage): Shared {
  return [
    ...(banner ? [[banner.hash, banner.data] as const] : []),
    ...(membersMenus
      ? [[membersMenusName(compilationHash, result.language), membersMenus] as const]
      : []),
  ];
}

function sharedJson(data: Shareable): string {
  return JSON.stringify({ data } satisfies SharedData<Shareable>);
}

/** Writes the files that client navigation fetches. */
export class PageDataWriter {
  readonly #write: (address: string, json: string) => void;
  readonly #shared = new Set<string>();

  /** @param write writes a file to the path of an address */
  constructor(write: (address: string, json: string) => void) {
    this.#write = write;
  }

  setApp(app: AppData): void {
    // Shared files of the last build may have been deleted from the output folder.
    this.#shared.clear();
    this.#write(appDataAddress, JSON.stringify(app));
  }

  writePage(path: string, json: string): void {
    this.#write(pageDataAddress(pageDataName(path)), json);
  }

  /**
   * @param name contains a hash of the data
   * @returns the JSON, unless the file has been written already
   */
  share(name: string, data: Shareable): string | undefined {
    if (this.hasShared(name)) return undefined;
    const json = sharedJson(data);
    this.writeShared(name, json);
    return json;
  }

  hasShared(name: string): boolean {
    return this.#shared.has(name);
  }

  writeShared(name: string, json: string): void {
    this.#shared.add(name);
    this.#write(sharedDataAddress(name), json);
  }
}
