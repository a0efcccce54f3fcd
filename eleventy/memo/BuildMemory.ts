import { join, resolve } from 'node:path';
import { forgetOldest } from '../cache/forgetOldest.ts';
import { shortHash } from '../cache/shortHash.ts';
import { LastBuild } from './LastBuild.ts';
import { Memo } from './Memo.ts';

/** What a build to a folder knows of the builds before. */
export class BuildMemory {
  readonly code: string;
  readonly memo: Memo;
  readonly last: LastBuild;

  /**
   * @param outDir where the last build is
   * @param folder where this one is written
   * @param code distinguishes this version of the code from all others (`codeHash`)
   */
  constructor(outDir: string, folder: string, code: string) {
    const last = resolve(outDir);
    const file = join(cacheFolder, shortHash(last));
    this.code = code;
    this.memo = new Memo(join(file, 'memo'), code);
    // The rules of classes, of which pages that stay need most (`renderRemembered`).
    this.memo.keepAll('rules ');
    this.last = new LastBuild(join(file, 'written'), { last, next: folder }, code);
  }

  /** Once the files are where the last ones were. */
  async save(): Promise<void> {
    await this.memo.close();
    await this.last.save();
    await forgetOldest(cacheFolder, mostFolders);
  }
}

/** A folder for each folder that is built to. */
const cacheFolder = '.cache/memo';

const mostFolders = 10;
