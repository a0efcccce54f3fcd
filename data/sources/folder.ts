import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentProblems, type Problem } from '../model/problems.ts';
import type { EntityName, RawContent, RawRecord } from '../model/rawContent.ts';
import type { ContentSource } from './source.ts';

/** Where an entity lies in a folder: in a file of its own, as a list in one, or in a file each. */
export interface FolderPlace {
  readonly kind: 'single' | 'list' | 'files';
  /** The file, or the folder of the files. */
  readonly name: string;
  /** Not every site has it: what is not there has no records. */
  readonly optional?: true;
}

export const folderPlaces: Readonly<Record<EntityName, FolderPlace>> = {
  project: { kind: 'single', name: 'project.json' },
  theme: { kind: 'single', name: 'theme.json' },
  company: { kind: 'single', name: 'company.json' },
  legal: { kind: 'single', name: 'legal.json' },
  menus: { kind: 'list', name: 'menus.json' },
  widgets: { kind: 'list', name: 'widgets.json' },
  openingPeriods: { kind: 'list', name: 'opening_hours.json' },
  socialEntries: { kind: 'list', name: 'social.json' },
  pages: { kind: 'files', name: 'pages' },
  news: { kind: 'files', name: 'news', optional: true },
  products: { kind: 'files', name: 'products', optional: true },
  people: { kind: 'list', name: 'people.json', optional: true },
  institutions: { kind: 'list', name: 'institutions.json', optional: true },
  fees: { kind: 'list', name: 'fees.json', optional: true },
  downloads: { kind: 'list', name: 'downloads.json', optional: true },
  organisations: { kind: 'list', name: 'organisations.json', optional: true },
  consents: { kind: 'list', name: 'consents.json', optional: true },
  callToAction: { kind: 'single', name: 'call_to_action.json', optional: true },
  redirects: { kind: 'list', name: 'redirects.json', optional: true },
};

/** Content as a folder of JSON files. */
export function folderSource(folder: string, name = `the folder ${folder}`): ContentSource {
  return {
    name,
    async read(): Promise<RawContent> {
      const reading = new FolderReading(folder);
      const content: Partial<Record<EntityName, readonly RawRecord[]>> = {};
      // One after the other, so that problems come in the order of the table.
      for (const [entity, place] of Object.entries(folderPlaces)) {
        content[entity as EntityName] = await reading.at(place);
      }
      if (reading.problems.length > 0) throw new ContentProblems(reading.problems);
      return content as RawContent;
    },
  };
}

/** Reads on after a problem, so that an editor sees all of them at once. */
class FolderReading {
  readonly problems: Problem[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async at({ kind, name, optional }: FolderPlace): Promise<RawRecord[]> {
    if (optional && !existsSync(join(this.#folder, name))) return [];
    if (kind === 'single') return this.#single(name);
    return kind === 'list' ? this.#list(name) : this.#files(name);
  }

  async #single(file: string): Promise<RawRecord[]> {
    const value = await this.#json(file);
    return value === undefined ? [] : [{ origin: file, value }];
  }

  async #list(file: string): Promise<RawRecord[]> {
    const value = await this.#json(file);
    if (value === undefined) return [];
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => ({ origin: `${file}[${index}]`, value: item }));
    }
    this.#report(file, 'a list: [ … ]');
    return [];
  }

  async #files(subfolder: string): Promise<RawRecord[]> {
    const names = await readdir(join(this.#folder, subfolder)).catch(() => undefined);
    if (!names) {
      this.#report(subfolder, 'a folder with one JSON file each');
      return [];
    }
    const files = names.filter((name) => name.endsWith('.json')).sort();
    const records = await Promise.all(files.map((name) => this.#single(`${subfolder}/${name}`)));
    return records.flat();
  }

  async #json(file: string): Promise<unknown> {
    const text = await readFile(join(this.#folder, file), 'utf8').catch(() => undefined);
    if (text === undefined) {
      this.#report(file, 'this file to be there and readable');
      return undefined;
    }
    try {
      return JSON.parse(text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // It may quote the file, and a problem is told in one line.
      this.#report(file, `JSON (${reason.replace(/\s+/g, ' ')})`);
      return undefined;
    }
  }

  #report(origin: string, expected: string) {
    this.problems.push({ origin, field: '', expected });
  }
}
