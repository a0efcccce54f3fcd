import { readdirSync } from 'node:fs';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { entryAt } from '../folders/entryAt.ts';
import type { FileFolder } from './fileKinds.ts';
import { leadsOut } from '../folders/leadsOut.ts';
import { likelyName } from '../checks/likelyName.ts';
import { entityNames, writtenSchema, type EntityName } from '../kinds/index.ts';
import { entityFields } from '../model/entityFields.ts';
import type { ImageReference } from '../model/image.ts';
import { ContentProblems, fieldName } from '../model/problems.ts';
import { recordsIn, type Site } from '../model/site.ts';
import type { Upload } from '../model/uploads.ts';
import { addressLike, forEachText } from '../texts/texts.ts';

/** A file beside the content. */
export interface LocalFile {
  readonly folder: FileFolder;
  /** Its path in the folder. */
  readonly file: string;
}

/** An address of such a file, as it stands in a text. */
interface LocalAddress extends LocalFile {
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
  const problems = [...imageFields(site), ...documentFields(site)].flatMap((use) => {
    const { missing } = find(use, folder);
    if (missing === undefined) return [];
    const expected = `a file in ${use.folder}/, found ${missing}`;
    return [{ origin: use.origin, field: use.field, expected }];
  });
  if (problems.length > 0) throw new ContentProblems(problems);
}

/** Every place of the content that refers to a file, in a field of its own or in a text. */
export function fileUses(site: Site): readonly FileUse[] {
  let uses = knownUses.get(site);
  if (!uses) knownUses.set(site, (uses = findUses(site)));
  return uses;
}

/** Several parts of a build ask, and every text of the content has to be looked through. */
const knownUses = new WeakMap<Site, readonly FileUse[]>();

function findUses(site: Site): readonly FileUse[] {
  // What has moved away is looked for by visitors, not by the site.
  const redirects = site.redirects.map(({ from: _from, ...redirect }) => redirect);
  const records = recordsOf({ ...site, redirects });
  return [...imageFields(site), ...records.flatMap(usesInTexts)];
}

/** Where a file of the content is, or undefined where there is no such file in its folder. */
export function fileOf(local: LocalFile, contentFolder: string): string | undefined {
  return find(local, contentFolder).path;
}

/** What there is in place of a file that can't be had, in words for an editor. */
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
 * The path as the disk has it. An `ü` is one letter for those who type it and, with some computers
 * that a file has come from, a `u` with two dots in the name of the file.
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

/** The pictures that records name in fields of their own. */
function imageFields(site: Site): FileUse[] {
  return uploadFields(site, 'image').map(({ origin, field, value }) => ({
    ...{ origin, field: `${field}.file`, file: (value as ImageReference).file },
    ...({ folder: 'images', onHost: false } as const),
  }));
}

/** These hold addresses, and so are found among the texts, too. */
function documentFields(site: Site): FileUse[] {
  return uploadFields(site, 'document').flatMap(({ origin, field, value }) => {
    const local = localFileIn(value as string);
    return local ? [{ origin, field, ...local }] : [];
  });
}

function uploadFields(site: Site, kind: Upload) {
  return entityNames.flatMap((name) => {
    const fields = entityFields(writtenSchema(name)).own.filter(
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

/** A record, and where its editor finds it. */
interface OwnedRecord {
  readonly origin: string;
  readonly record: unknown;
}

/** All records of a site. */
export function recordsOf(site: Readonly<Record<EntityName, unknown>>): OwnedRecord[] {
  return entityNames.flatMap((name) =>
    recordsIn(site, name).map((record) => ({ origin: record.origin, record })),
  );
}

function usesInTexts({ origin, record }: OwnedRecord): FileUse[] {
  const uses: FileUse[] = [];
  forEachText(record, (text, path) => {
    // Most texts name none, and to take a text apart takes its time.
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
