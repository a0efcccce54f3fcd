import { pageDataAddress, recordName } from '../../contract/addresses/pageData.ts';
import type { BuildMemory } from '../../eleventy/memo/BuildMemory.ts';
import type { Memo } from '../../eleventy/memo/Memo.ts';
import { pageRecord, sharedWith, type RecordedPage } from '../../eleventy/pageData/PageData.ts';
import type { PageParts } from '../../eleventy/rendering/pageParts.ts';
import { pageKeys } from '../../eleventy/rendering/pageKeys.ts';
import type { render } from '../../eleventy/rendering/render.tsx';
import { keepRendered, renderRemembered } from '../../eleventy/rendering/renderMemo.ts';
import { renderPage } from '../../eleventy/rendering/renderPage.ts';
import type { SearchedPage, SearchEntry } from '../../eleventy/search/SearchIndex.ts';
import { compilationOf } from './compilation.ts';
import { outputFile } from './outputFile.ts';
import type { TemplateData } from './templateData.ts';

/** All that a page is rendered from, and what the search says of it. */
export interface PageProps {
  readonly place: RecordedPage;
  readonly parts: PageParts;
  /** None where the search does not know the page. */
  readonly searched: Omit<SearchedPage, 'main'> | undefined;
}

/** A page as it is written. */
interface MadePage extends KnownOfPage {
  readonly html: string;
  readonly record: string;
}

/** What a build has to know of a page that it does not write. */
interface KnownOfPage {
  /** Names of the data that it shares with others. */
  readonly shared: readonly string[];
  readonly entry: SearchEntry | undefined;
}

/**
 * Renders a page, and writes its record for client navigation.
 *
 * @returns the page; nothing where the last build's would become the same and stays
 */
export function writtenPage(props: PageProps, data: TemplateData): string | undefined {
  const { memory, isShown } = data;
  if (isShown?.(outputFile(props.place.path), keysOf(props, data).page)) return undefined;
  const page = memory ? remembered(props, data, memory) : made(props, data);
  if (page) data.pageData.writeRecord(props.place.path, page.record);
  return page?.html;
}

/** Renders a page, and writes the data that it shares with others. */
function made(
  { place, parts, searched }: PageProps,
  templateData: TemplateData,
  renderMain?: typeof render,
): MadePage {
  const { pageData, searchIndex, rendering, memory } = templateData;
  const rendered = renderPage(parts, rendering, compilationOf(templateData), renderMain);
  const shared = sharedWith(rendered);
  for (const [name, data] of shared) {
    const json = pageData.share(name, data);
    if (json !== undefined) memory?.memo.set(keyOfShared(name), json);
  }
  return {
    html: rendered.html,
    record: JSON.stringify(pageRecord(place, rendered)),
    shared: shared.map(([name]) => name),
    entry: searched && searchIndex.add({ ...searched, main: rendered.result.main }),
  };
}

/** @returns nothing where the files of the last build stay */
function remembered(
  props: PageProps,
  data: TemplateData,
  { memo, last }: BuildMemory,
): MadePage | undefined {
  const { path, template } = props.place;
  const keys = keysOf(props, data);
  // The service worker is made of the offline page, which it looks for in the new folder.
  const written = template === 'offline' ? undefined : last.find(path, keys.page);
  if (written && isKnown(written.about as KnownOfPage, data, memo)) {
    keepRendered(keys.main, memo);
    last.keep(path, written);
    return undefined;
  }
  const page = made(props, data, (element, language) =>
    renderRemembered(element, language, { memo, key: keys.main }),
  );
  const { shared, entry } = page;
  last.add(path, keys.page, [outputFile(path), pageDataAddress(recordName(path))], {
    shared,
    entry,
  });
  return page;
}

function keysOf({ place, parts, searched }: PageProps, data: TemplateData) {
  return pageKeys({ place, searched }, parts, data.rendering, compilationOf(data));
}

/** Whether everything is there that goes with a page. */
function isKnown(
  { shared, entry }: KnownOfPage,
  { pageData, searchIndex }: TemplateData,
  memo: Memo,
): boolean {
  for (const name of shared) {
    if (pageData.hasShared(name)) continue;
    const json = memo.get(keyOfShared(name));
    if (json === undefined) return false;
    pageData.writeShared(name, json);
  }
  return entry === undefined || searchIndex.addKnown(entry);
}

function keyOfShared(name: string): string {
  return `shared ${name}`;
}
