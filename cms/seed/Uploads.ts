import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { uploadFiles } from '@directus/sdk';
import { folderOf, typeOf } from '../../data/fields/fileKinds.ts';
import { fileOf, localFileIn, type LocalFile } from '../../data/files/files.ts';
import { addressLike, textsIn, withTexts } from '../../data/texts/texts.ts';
import { publicFolder } from '../../contract/files.ts';
import type { Client } from './client.ts';

/** Uploads the files of a content folder into Directus, each once. */
export class Uploads {
  readonly #client: Client;
  readonly #folder: string;
  readonly #ids = new Map<string, Promise<string>>();

  /** @param folder the folder of the content */
  constructor(client: Client, folder: string) {
    this.#client = client;
    this.#folder = folder;
  }

  /** Returns the file's id in Directus, or undefined if the folder has no such file. */
  async idOf(local: LocalFile): Promise<string | undefined> {
    const path = fileOf(local, this.#folder);
    if (path === undefined || folderOf(path) !== local.folder) return undefined;
    const id = this.#ids.get(path) ?? this.#upload(path);
    this.#ids.set(path, id);
    return id;
  }

  /** Returns the value with references to files in the form of Directus' editor. */
  async referredToIn(value: unknown): Promise<unknown> {
    const addresses = new Map<string, string>();
    for (const [text] of textsIn(value)) {
      for (const [written] of text.matchAll(addressLike)) {
        const local = localFileIn(written);
        const id = local && !local.onHost ? await this.idOf(local) : undefined;
        if (id !== undefined) addresses.set(written, `/assets/${id}${local?.fragment ?? ''}`);
      }
    }
    return withTexts(value, (text) =>
      text.replace(addressLike, (written) => addresses.get(written) ?? written),
    );
  }

  async #upload(path: string): Promise<string> {
    const form = new FormData();
    form.append('folder', publicFolder);
    form.append('file', new Blob([await readFile(path)], { type: typeOf(path) }), basename(path));
    const { id } = await this.#client.request(uploadFiles(form, { fields: ['id'] }));
    return id;
  }
}
