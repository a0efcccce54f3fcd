import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentProblems, type Problem } from '../model/problems.ts';
import type { RawContent, RawRecord } from '../model/rawContent.ts';
import type { ContentSource } from './source.ts';

/** Content as a folder of JSON files: one for each single entity, a list or a folder for others. */
export function folderSource(folder: string, name = `the folder ${folder}`): ContentSource {
  return {
    name,
    async read(): Promise<RawContent> {
      const reading = new FolderReading(folder);
      const content = {
        project: await reading.single('project.json'),
        theme: await reading.single('theme.json'),
        company: await reading.single('company.json'),
        legal: await reading.single('legal.json'),
        menus: await reading.list('menus.json'),
        widgets: await reading.list('widgets.json'),
        openingPeriods: await reading.list('opening_hours.json'),
        socialEntries: await reading.list('social.json'),
        pages: await reading.files('pages'),
      };
      if (reading.problems.length > 0) throw new ContentProblems(reading.problems);
      return content;
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

  async single(file: string): Promise<RawRecord[]> {
    const value = await this.#json(file);
    return value === undefined ? [] : [{ origin: file, value }];
  }

  async list(file: string): Promise<RawRecord[]> {
    const value = await this.#json(file);
    if (value === undefined) return [];
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => ({ origin: `${file}[${index}]`, value: item }));
    }
    this.#report(file, 'a list: [ … ]');
    return [];
  }

  async files(subfolder: string): Promise<RawRecord[]> {
    const names = await readdir(join(this.#folder, subfolder)).catch(() => undefined);
    if (!names) {
      this.#report(subfolder, 'a folder with one JSON file a page');
      return [];
    }
    const files = names.filter((name) => name.endsWith('.json')).sort();
    const records = await Promise.all(files.map((name) => this.single(`${subfolder}/${name}`)));
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
