import { join, resolve } from 'node:path';
import { forgetOldest } from '../cache/forgetOldest.ts';
import { shortHash } from '../cache/shortHash.ts';
import { LastBuild } from './LastBuild.ts';
import { Memo } from './Memo.ts';

/** What earlier builds to the same output folder left for this one. */
export class BuildMemory {
  readonly code: string;
  readonly memo: Memo;
  readonly last: LastBuild;

  /**
   * @param outDir the output folder, with the last build
   * @param folder the folder that this build writes to
   * @param code distinguishes this version of the code from all others (`codeHash`)
   */
  constructor(outDir: string, folder: string, code: string) {
    const last = resolve(outDir);
    const file = join(cacheFolder, shortHash(last));
    this.code = code;
    this.memo = new Memo(join(file, 'memo'), code);
    // Pages that stay need most of the CSS rules (`renderRemembered`).
    this.memo.keepAll('rules ');
    this.last = new LastBuild(join(file, 'written'), { last, next: folder }, code);
  }

  /** Call it after the files are published. */
  async save(): Promise<void> {
    await this.memo.close();
    await this.last.save();
    await forgetOldest(cacheFolder, mostFolders);
  }
}

/** Has a folder for each output folder. */
const cacheFolder = '.cache/memo';

const mostFolders = 10;
