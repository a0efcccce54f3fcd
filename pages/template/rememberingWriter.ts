import { pageDataAddress, recordName } from '../../contract/addresses/pageData.ts';
import { warnEditors } from '../../data/checks/editorWarnings.ts';
import type { Route } from '../../data/routes/route.ts';
import { noting, type Notes } from '../../eleventy/memory/notes.ts';
import type { KnownPage, OpenMemory, PageMemory } from '../../eleventy/memory/PageMemory.ts';
import { reportText } from '../../eleventy/richText/reportWarnings.ts';
import { compilationOf } from './compilation.ts';
import { outputFile } from './outputFile.ts';
import type { BuildData, TemplateData } from './templateData.ts';

/** Writes pages, or lets those stay that would become what the last build wrote. */
export function rememberingWriter(
  buildData: BuildData,
  pageMemory: PageMemory,
  htmlOf: (data: TemplateData) => string,
): (route: Route) => void {
  const memory = openMemory(buildData, pageMemory);
  const data = { ...buildData, ...memory.noted, wholeContent: buildData.siteContent };
  const repeated = new Set<Notes>();
  return (route) => {
    const given = memory.answers.ofRoute(route);
    // The service worker is made of it as this build has it.
    const known = route.page.key === 'offline' ? undefined : memory.find(route.path, given);
    if (known && isFoundAsBefore(known, buildData)) {
      if (known.notes) repeat(known.notes);
      memory.keep(route.path, known);
      return;
    }
    const file = outputFile(route.path);
    const { value: html, notes } = noting(() => htmlOf({ ...data, route }));
    data.output.write(file, html);
    memory.add(route.path, { given, notes }, [file, pageDataAddress(recordName(route.path))]);
  };

  /** Does what making the page did beside writing it. */
  function repeat(notes: Notes): void {
    if (repeated.has(notes)) return;
    repeated.add(notes);
    for (const each of notes.within) repeat(each);
    for (const name of notes.shared) {
      data.pageData.keepShared(name, (address) => {
        memory.letStay(address);
      });
    }
    for (const [origin, warning] of notes.warnings) warnEditors(origin, '', warning);
    for (const text of notes.texts) reportText(buildData.siteContent, text);
  }
}

export function openMemory(buildData: BuildData, pageMemory: PageMemory): OpenMemory {
  return pageMemory.open(buildData, (noted) => madeOf({ ...buildData, ...noted }));
}

/** The search remembers by itself what is on pages, and may have forgotten it. */
function isFoundAsBefore({ notes }: KnownPage, { searchIndex }: BuildData): boolean {
  return [...(notes?.searched ?? [])].every((entry) => searchIndex.addKnown(entry));
}

/** All that a page depends on beside what it is shown of the content. */
function madeOf(data: BuildData): string {
  const { siteContent, environment, code, assets, accessibilityCheck, rendering } = data;
  const [firstRoute] = siteContent.routes.all;
  return JSON.stringify([
    ...[code, process.env['TZ'], environment, assets, accessibilityCheck],
    ...[siteContent.site.theme, rendering.otherHosts],
    firstRoute && compilationOf({ ...data, route: firstRoute }).hash,
  ]);
}
