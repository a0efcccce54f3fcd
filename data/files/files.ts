import { readdirSync } from 'node:fs';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { entryAt } from '../folders/entryAt.ts';
import type { FileFolder } from '../fields/fileKinds.ts';
import { leadsOut } from '../folders/leadsOut.ts';
import { likelyName } from '../checks/likelyName.ts';
import { kindNames, writtenSchema, type KindName } from '../kinds/index.ts';
import { kindFields } from '../fields/kindFields.ts';
import type { ImageReference } from '../fields/image.ts';
import { ContentProblems, fieldName } from '../problems/problems.ts';
import { recordsIn, type Site } from '../model/site.ts';
import type { Upload } from '../fields/uploads.ts';
import { addressLike, forEachText } from '../texts/texts.ts';

/** A file of the content. */
export interface LocalFile {
  readonly folder: FileFolder;
  /** The path in the folder. */
  readonly file: string;
}

/** The address of such a file in a text. */
interface LocalAddress extends LocalFile {
  /** True if the address names a host, which may be another website's. */
  readonly onHost: boolean;
  /** The fragment, such as `#page=2`, or an empty string. */
  readonly fragment: string;
}

/** A reference to a file of the content. */
export interface FileUse extends LocalFile {
  /** The record and the dotted path of its field. */
  readonly origin: string;
  readonly field: string;
  readonly onHost: boolean;
}

/**
 * Checks that the images and documents that records name exist. A text that refers to a missing
 * file can be shown without it, so that is only a warning elsewhere.
 *
 * @param folder the folder of the content; its images are in `images/`, its documents in `files/`
 * @throws ContentProblems
 */
export function checkFiles(site: Site, folder: string): void {
  const problems = [...imageFields(site), ...documentFields(site)].flatMap((use) => {
    const { missing } = find(use, folder);
    if (missing === undefined) return [];
    const expected = `a file in ${use.folder}/, found ${missing}`;
    return [{ origin: use.origin, field: use.field, expected }];
  });
  if (problems.length > 0) throw new ContentProblems(problems);
}

/** All references of the content to files, in fields and in texts. Memoised. */
export function fileUses(site: Site): readonly FileUse[] {
  let uses = knownUses.get(site);
  if (!uses) knownUses.set(site, (uses = findUses(site)));
  return uses;
}

/** Several parts of a build use the result, which needs a search through all texts. */
const knownUses = new WeakMap<Site, readonly FileUse[]>();

function findUses(site: Site): readonly FileUse[] {
  // `from` paths are visitors' old addresses, not references of the site.
  const redirects = site.redirects.map(({ from: _from, ...redirect }) => redirect);
  const records = recordsOf({ ...site, redirects });
  return [...imageFields(site), ...records.flatMap(usesInTexts)];
}

/** The path of a file of the content. Undefined if the file does not exist in its folder. */
export function fileOf(local: LocalFile, contentFolder: string): string | undefined {
  return find(local, contentFolder).path;
}

/** Describes for editors why a file can't be used. */
export function whyMissing(local: LocalFile, contentFolder: string): string | undefined {
  return find(local, contentFolder).missing;
}

type Found =
  | { readonly path: string; readonly missing?: undefined }
  | { readonly path?: undefined; readonly missing: string };

function find({ folder, file }: LocalFile, contentFolder: string): Found {
  const path = normalize(join(contentFolder, folder, file));
  const nothing = { missing: `no ${file}` };
  if (!path.startsWith(join(contentFolder, folder) + sep)) return nothing;
  const spelt = asSpelt(path, contentFolder);
  const entry = spelt === undefined ? undefined : entryAt(spelt);
  if (spelt === undefined || !entry) {
    const likely = likelyName(basename(file), namesIn(dirname(path)));
    return likely === undefined ? nothing : { missing: `no ${file}, but ${likely}` };
  }
  if (leadsOut(spelt, contentFolder)) {
    return { missing: `${file}, which is a link that leads out of the content's folder` };
  }
  if (!entry.isFile()) return { missing: `${file}, which is no file` };
  return entry.size === 0 ? { missing: `${file}, which is empty` } : { path: spelt };
}

/**
 * The path with the disk's spelling. Editors type `ü` as one character; some computers write file
 * names with a `u` and a combining diaeresis.
 */
function asSpelt(path: string, folder: string): string | undefined {
  if (entryAt(path)) return path;
  if (path === normalize(folder)) return undefined;
  const above = asSpelt(dirname(path), folder);
  if (above === undefined) return undefined;
  const name = basename(path).normalize();
  const spelt = namesIn(above).find((candidate) => candidate.normalize() === name);
  return spelt === undefined ? undefined : join(above, spelt);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Parses an address such as `/files/satzung.pdf#page=2`. */
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

/** The pictures in fields of records. */
function imageFields(site: Site): FileUse[] {
  return uploadFields(site, 'image').map(({ origin, field, value }) => ({
    ...{ origin, field: `${field}.file`, file: (value as ImageReference).file },
    ...({ folder: 'images', onHost: false } as const),
  }));
}

/**
 * The documents in fields of records. The fields contain addresses, so the search through texts
 * finds them, too.
 */
function documentFields(site: Site): FileUse[] {
  return uploadFields(site, 'document').flatMap(({ origin, field, value }) => {
    const local = localFileIn(value as string);
    return local ? [{ origin, field, ...local }] : [];
  });
}

function uploadFields(site: Site, kind: Upload) {
  return kindNames.flatMap((name) => {
    const fields = kindFields(writtenSchema(name)).own.filter(
      (field) => field.kind === kind || (field.kind === 'images' && kind === 'image'),
    );
    return recordsIn(site, name).flatMap((record) =>
      fields.flatMap(({ name: field, kind: held }) => {
        const value: unknown = Reflect.get(record, field);
        const uses =
          held === 'images' ? listed(field, value as readonly unknown[]) : [{ field, value }];
        return uses
          .filter((use) => use.value !== undefined)
          .map((use) => ({ origin: record.origin, ...use }));
      }),
    );
  });
}

function listed(field: string, values: readonly unknown[]) {
  return values.map((value, index) => ({ field: `${field}.${index}`, value }));
}

/** A record with its origin for editors. */
interface OwnedRecord {
  readonly origin: string;
  readonly record: unknown;
}

/** All records of a site. */
export function recordsOf(site: Readonly<Record<KindName, unknown>>): OwnedRecord[] {
  return kindNames.flatMap((name) =>
    recordsIn(site, name).map((record) => ({ origin: record.origin, record })),
  );
}

function usesInTexts({ origin, record }: OwnedRecord): FileUse[] {
  const uses: FileUse[] = [];
  forEachText(record, (text, path) => {
    // Most texts contain neither, and parsing a text takes time.
    if (!text.includes('/images/') && !text.includes('/files/')) return;
    for (const [written] of text.matchAll(addressLike)) {
      const local = localFileIn(written);
      if (local) uses.push({ origin, field: fieldName(path, record), ...local });
    }
  });
  return uses;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
