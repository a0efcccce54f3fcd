import type {
  AppData,
  BannerData,
  PageRecord,
  SharedData,
  StylesData,
} from '../../components/navigation/pageData.ts';
import type { RenderedPage } from '../rendering/renderPage.ts';

/** Address of data that several pages share; its names change with its content. */
export const sharedDataPath = '/page-data/sq/d/';

/** Which page a record is of. */
export interface RecordedPage {
  readonly path: string;
  /** The name of the template that made it. */
  readonly template: string;
  /** The path with a wildcard that it stands in for, if it does. */
  readonly matchPath?: string | undefined;
}

/** Writes what client navigation fetches, in the files that the specification names (section 7). */
export class PageData {
  readonly #write: (address: string, json: string) => void;
  readonly #shared = new Set<string>();

  /** @param write writes the file that has an address */
  constructor(write: (address: string, json: string) => void) {
    this.#write = write;
  }

  addPage({ path, template, matchPath }: RecordedPage, page: RenderedPage): void {
    const { compilationHash, result, mainCss, banner } = page;
    const record: PageRecord = {
      path,
      componentChunkName: `component---pages-${template}`,
      matchPath: matchPath ?? null,
      compilationHash,
      staticQueryHashes: [mainCss.hash],
      result,
    };
    this.#write(recordAddress(path), JSON.stringify(record));
    this.#addShared(mainCss.hash, { css: mainCss.css });
    if (banner) this.#addShared(banner.hash, banner.data);
  }

  setApp(app: AppData): void {
    // What is shared may be gone from the output folder since the last build.
    this.#shared.clear();
    this.#write('/page-data/app-data.json', JSON.stringify(app));
  }

  #addShared(hash: string, data: StylesData | BannerData): void {
    if (this.#shared.has(hash)) return;
    this.#shared.add(hash);
    const shared: SharedData<typeof data> = { data };
    this.#write(`${sharedDataPath}${hash}.json`, JSON.stringify(shared));
  }
}

/** `index` stands for the start page; those of other languages have a name, as all pages have. */
function recordAddress(path: string): string {
  return `/page-data${path === '/' ? '/index' : path.replace(/\/$/, '')}/page-data.json`;
}
