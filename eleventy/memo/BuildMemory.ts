import { join, resolve } from 'node:path';
import { forgetOldest } from '../cache/forgetOldest.ts';
import { shortHash } from '../cache/shortHash.ts';
import { LastBuild } from './LastBuild.ts';
import { Memo } from './Memo.ts';

/** The memory that earlier builds to the same output folder left for this one. */
export class BuildMemory {
  readonly code: string;
  readonly memo: Memo;
  readonly last: LastBuild;

  /**
   * @param outDir the output folder, with the last build
   * @param next the folder that this build writes to
   * @param code distinguishes this version of the code from all others (`codeHash`)
   */
  constructor(outDir: string, next: string, code: string) {
    const last = resolve(outDir);
    const memoryFolder = join(cacheFolder, shortHash(last));
    this.code = code;
    this.memo = new Memo(join(memoryFolder, 'memo.sqlite'), code);
    // A build does not render unchanged pages, so nothing asks for their CSS rules. Keep these rules: a page that
    // changes later needs most of them (eleventy/rendering/renderMemo.ts).
    this.memo.keepAll('rules ');
    this.last = new LastBuild(this.memo, { last, next });
  }

  /** Leaves the memory as the last build left it. */
  discard(): void {
    this.memo.discard();
  }

  /** Call it after the files are published. */
  async save(): Promise<void> {
    this.memo.close();
    await forgetOldest(cacheFolder, maxFolders);
  }
}

/** The cache folder has one folder for each output folder. */
const cacheFolder = '.cache/memo';

const maxFolders = 10;
