import { pageDataAddress, pageDataName } from '../../contract/pageData.ts';
import type { BuildMemory } from '../../eleventy/memo/BuildMemory.ts';
import {
  pageDataOf,
  sharedWith,
  type DescribedPage,
} from '../../eleventy/pageData/PageDataWriter.ts';
import type { PageParts } from '../../eleventy/rendering/pageParts.ts';
import { pageKey } from '../../eleventy/rendering/pageKey.ts';
import { keepRendered, renderKey } from '../../eleventy/rendering/renderMemo.ts';
import { renderPage } from '../../eleventy/rendering/renderPage.ts';
import type { SearchedPage } from '../../eleventy/search/PageReader.ts';
import { compilationOf } from './compilation.ts';
import { outputFile } from './outputFile.ts';
import type { TemplateData } from './templateData.ts';

/** Everything that a page is rendered from, and its data for the search. */
export interface PageProps {
  readonly place: DescribedPage;
  readonly parts: PageParts;
  /** Undefined for pages that the search leaves out. */
  readonly searched: Omit<SearchedPage, 'main'> | undefined;
}

/** A rendered page. */
interface MadePage extends KnownOfPage {
  readonly html: string;
  /** The page's data for client navigation, as JSON. */
  readonly json: string;
}

/** The data that a build keeps of an unchanged page, instead of rendering the page. */
interface KnownOfPage {
  /** The memo key of the page's main region. */
  readonly mainKey: string;
  /** Names of the page's shared data. */
  readonly shared: readonly string[];
  /** The page's key in the search index, if the search finds the page. */
  readonly searchKey: string | undefined;
}

/**
 * Renders a page, and writes its data for client navigation.
 *
 * @returns the HTML; undefined if the page is unchanged and the last build's file stays
 */
export function writtenPage(props: PageProps, data: TemplateData): string | undefined {
  const { memory, isShown } = data;
  if (isShown?.(outputFile(props.place.path), keyOf(props, data))) return undefined;
  const page = memory ? remembered(props, data, memory) : made(props, data);
  if (page) data.pageData.writePage(props.place.path, page.json);
  return page?.html;
}

/** Renders a page, and writes its shared data. */
function made({ place, parts, searched }: PageProps, templateData: TemplateData): MadePage {
  const { pageData, searchIndex, rendering, memory } = templateData;
  const mainKey = memory ? renderKey(parts.main, parts.language, rendering) : '';
  const rendered = renderPage(parts, rendering, compilationOf(templateData), () => mainKey);
  const shared = sharedWith(rendered);
  for (const [name, data] of shared) {
    const json = pageData.share(name, data);
    if (json !== undefined) memory?.memo.set(keyOfShared(name), json);
  }
  return {
    html: rendered.html,
    json: JSON.stringify(pageDataOf(place, rendered)),
    mainKey,
    shared: shared.map(([name]) => name),
    searchKey: searched && searchIndex?.add({ ...searched, main: rendered.result.main }),
  };
}

/** @returns undefined if the files of the last build stay */
function remembered(
  props: PageProps,
  data: TemplateData,
  { memo, last }: BuildMemory,
): MadePage | undefined {
  const { path, template } = props.place;
  const key = keyOf(props, data);
  // The service worker reads the offline page from the new folder, so that page is always written.
  const written = template === 'offline' ? undefined : last.find(path, key);
  const known = written?.about as KnownOfPage | undefined;
  if (written && known && isKnown(known, props, data)) {
    keepRendered(known.mainKey, memo);
    last.keep(written);
    return undefined;
  }
  const page = made(props, data);
  const { mainKey, shared, searchKey } = page;
  last.add(path, key, [outputFile(path), pageDataAddress(pageDataName(path))], {
    mainKey,
    shared,
    searchKey,
  });
  return page;
}

function keyOf({ place, parts, searched }: PageProps, data: TemplateData): string {
  return pageKey({ place, searched }, parts, data.rendering, compilationOf(data));
}

/** True if the shared data and the search's words of an unchanged page are available. */
function isKnown(
  { shared, searchKey }: KnownOfPage,
  { place, searched }: PageProps,
  { pageData, searchIndex, memory }: TemplateData,
): boolean {
  for (const name of shared) {
    if (pageData.hasShared(name)) continue;
    const json = memory?.memo.get(keyOfShared(name));
    if (json === undefined) return false;
    pageData.writeShared(name, json);
  }
  if (searchKey === undefined || !searched || !searchIndex) return true;
  return searchIndex.addKnown(searchKey, searched, () =>
    mainIn(memory?.last.read(outputFile(place.path)) ?? ''),
  );
}

/** Returns the main region of a page of the last build. */
function mainIn(html: string): string {
  return html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
}

function keyOfShared(name: string): string {
  return `shared ${name}`;
}
