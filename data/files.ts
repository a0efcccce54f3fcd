import { existsSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import type { FileFolder } from './fileKinds.ts';
import { ContentProblems, fieldName } from './model/problems.ts';
import type { Site } from './model/site.ts';
import { addressLike, textsIn } from './texts.ts';

/** A file beside the content. */
export interface LocalFile {
  readonly folder: FileFolder;
  /** Its path in the folder. */
  readonly file: string;
}

/** An address of such a file, as it stands in a text. */
export interface LocalAddress extends LocalFile {
  /** It names a host, which may be another one than the website's. */
  readonly onHost: boolean;
  /** A place in the file, such as `#page=2`, or nothing. */
  readonly fragment: string;
}

/** A place of the content that refers to a file beside it. */
export interface FileUse extends LocalFile {
  /** The record, and its field as a dotted path. */
  readonly origin: string;
  readonly field: string;
  readonly onHost: boolean;
}

/**
 * Checks that the images and documents that records name are there. A text that refers to a missing
 * file can be shown without it, so that is only warned of.
 *
 * @param folder the folder of the content; its images are in `images/`, its documents in `files/`
 * @throws ContentProblems
 */
export function checkFiles(site: Site, folder: string): void {
  const problems = [...imageFields(site), ...documentFields(site)]
    .filter((use) => fileOf(use, folder) === undefined)
    .map(({ origin, field, folder: place, file }) => ({
      origin,
      field,
      expected: `a file in ${place}/, found no ${file}`,
    }));
  if (problems.length > 0) throw new ContentProblems(problems);
}

/** Every place of the content that refers to a file, in a field of its own or in a text. */
export function fileUses(site: Site): FileUse[] {
  return [...imageFields(site), ...recordsOf(site).flatMap(usesInTexts)];
}

/** Where a file of the content is, or undefined where there is no such file in its folder. */
export function fileOf({ folder, file }: LocalFile, contentFolder: string): string | undefined {
  const path = normalize(join(contentFolder, folder, file));
  const isInside = path.startsWith(join(contentFolder, folder) + sep);
  return isInside && existsSync(path) ? path : undefined;
}

/** Reads an address such as `/files/satzung.pdf#page=2`. */
export function localFileIn(text: string): LocalAddress | undefined {
  const { host, folder, file, fragment = '' } = localAddress.exec(text)?.groups ?? {};
  if (folder === undefined || file === undefined) return undefined;
  return {
    folder: folder as FileFolder,
    file: decoded(file),
    onHost: host !== undefined,
    fragment,
  };
}

const localAddress = new RegExp(
  [
    /^(?<host>(?:https?:)?\/\/[^/?#]+)?/,
    /\/(?<folder>images|files)\/(?<file>[^?#]+\.[a-zA-Z\d]+)(?:\?[^#]*)?(?<fragment>#.*)?$/,
  ]
    .map(({ source }) => source)
    .join(''),
);

function imageFields({ project, news, products, people, organisations }: Site): FileUse[] {
  const inImages = { folder: 'images', onHost: false } as const;
  return [
    { origin: 'project', field: 'logo.file', file: project.logo.file, ...inImages },
    ...[...news, ...products, ...people, ...organisations].flatMap(({ origin, image }) =>
      image ? [{ origin, field: 'image.file', file: image.file, ...inImages }] : [],
    ),
  ];
}

/** These hold addresses, and so are found among the texts, too. */
function documentFields({ downloads }: Site): FileUse[] {
  return downloads.flatMap(({ origin, file }) => {
    const local = localFileIn(file);
    return local ? [{ origin, field: 'file', ...local }] : [];
  });
}

/** A record, and where its editor finds it. */
export interface OwnedRecord {
  readonly origin: string;
  readonly record: unknown;
}

/** All records of a site, those that know of no origin by the name of their entity. */
export function recordsOf(site: Site): OwnedRecord[] {
  return Object.entries(site).flatMap(([entity, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.map((record: unknown, index) => ({
          origin: originOf(record) ?? `${entity}[${index}]`,
          record,
        }))
      : [{ origin: entity, record: value }],
  );
}

function originOf(record: unknown): string | undefined {
  if (typeof record !== 'object' || record === null || !('origin' in record)) return undefined;
  return typeof record.origin === 'string' ? record.origin : undefined;
}

function usesInTexts({ origin, record }: OwnedRecord): FileUse[] {
  const uses: FileUse[] = [];
  for (const [text, path] of textsIn(record)) {
    for (const [written] of text.matchAll(addressLike)) {
      const local = localFileIn(written);
      if (local) uses.push({ origin, field: fieldName(path, record), ...local });
    }
  }
  return uses;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
