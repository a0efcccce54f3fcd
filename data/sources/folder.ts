import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { warnEditors } from '../problems/editorWarnings.ts';
import { kindNames, type KindName } from '../kinds/index.ts';
import { ContentProblems, type Problem } from '../problems/problems.ts';
import type { RawContent, RawRecord } from '../model/rawContent.ts';
import { contentText } from './contentText.ts';
import { contentVersionProblem } from './contentVersion.ts';
import { kindFiles, type KindFile } from './kindFiles.ts';
import type { ContentSource } from './source.ts';
import { unreadFiles } from './unreadFiles.ts';

const allKindFiles = Object.values(kindFiles);

/** Content as a folder of JSON files. */
export function folderSource(folder: string, name = `the folder ${folder}`): ContentSource {
  return {
    name,
    async read(): Promise<RawContent> {
      const names = namesIn(folder) ?? [];
      expectVersion(new FolderReading(folder, names));
      const reading = new FolderReading(folder, names);
      const content: Partial<Record<KindName, readonly RawRecord[]>> = {};
      for (const name of kindNames) content[name] = reading.at(kindFiles[name]);
      await reading.tellOfTheRest();
      if (reading.problems.length > 0) throw new ContentProblems(reading.problems);
      return content as RawContent;
    },
  };
}

/** @throws ContentProblems with one line if another version has written the content in a form that can't be read */
function expectVersion(reading: FolderReading): void {
  const [project] = reading.at(kindFiles.project);
  const problem = project && contentVersionProblem(project.origin, project.value);
  if (problem) throw new ContentProblems([problem]);
}

/** Continues after a problem, so that an editor sees all of them at once. */
class FolderReading {
  readonly problems: Problem[] = [];
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;

  /**
   * @param names the folder's entries, with their exact spelling: some computers treat `A` like `a`
   */
  constructor(folder: string, names: readonly string[]) {
    this.#folder = folder;
    this.#names = new Set(names);
  }

  at({ stored, name, optional }: KindFile): RawRecord[] {
    if (optional && !this.#names.has(name)) return [];
    if (stored === 'single') return this.#single(name);
    return stored === 'list' ? this.#list(name) : this.#files(name);
  }

  /** Reports files that are not read, for example because their name is misspelt. */
  async tellOfTheRest(): Promise<void> {
    for (const { file, expected, isMissed } of await unreadFiles(this.#folder, allKindFiles)) {
      if (isMissed) this.#report(file, expected);
      else warnEditors(file, '', `expected ${expected}`);
    }
  }

  #single(file: string): RawRecord[] {
    const value = this.#json(file);
    return value === undefined ? [] : [{ origin: file, value }];
  }

  #list(file: string): RawRecord[] {
    const value = this.#json(file);
    if (value === undefined) return [];
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => ({ origin: `${file}[${index}]`, value: item }));
    }
    this.#report(file, 'a list: [ … ]');
    return [];
  }

  #files(subfolder: string): RawRecord[] {
    const names = namesIn(join(this.#folder, subfolder));
    if (!names) {
      this.#report(subfolder, 'a folder with one JSON file each');
      return [];
    }
    const files = names.filter((name) => name.endsWith('.json')).sort();
    return files.flatMap((name) => this.#single(`${subfolder}/${name}`));
  }

  #json(file: string): unknown {
    const content = contentText(this.#folder, file);
    if ('expected' in content) {
      this.#report(file, content.expected);
      return undefined;
    }
    try {
      return JSON.parse(content.text);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // The reason may quote the file, and a problem must fit into one line.
      this.#report(file, `JSON (${reason.replace(/\s+/g, ' ')})`);
      return undefined;
    }
  }

  #report(origin: string, expected: string) {
    this.problems.push({ origin, field: '', expected });
  }
}

function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
