import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { forgetOldest } from '../cache/forgetOldest.ts';
import { remember } from '../cache/remember.ts';
import type { Drawing, Drawn } from './drawing.ts';

const cache = '.cache/social';

/** Images kept in the cache for later builds, unless the site itself has more. */
const maxImages = 2000;

/** Files copied at a time. */
const atOnce = 16;

/**
 * The folder of a site's social images. Images in the cache are copied; a thread draws the others
 * while pages are rendered.
 */
export class ImageFolder {
  readonly #folder: string;
  #thread: Worker | undefined;
  #isAwaited = false;
  readonly #filled: Promise<void>;

  constructor(folder: string, drawings: readonly Drawing[]) {
    this.#folder = folder;
    this.#filled = this.#fill(drawings);
    // `filled()` reports the error; without this, Node would end the process for an unhandled
    // rejection.
    this.#filled.catch(() => undefined);
  }

  /** Resolves when all images are written. */
  filled(): Promise<void> {
    this.#isAwaited = true;
    this.#thread?.ref();
    return this.#filled;
  }

  async #fill(drawings: readonly Drawing[]): Promise<void> {
    if (drawings.length === 0) return;
    await mkdir(this.#folder, { recursive: true });
    const missing = await pLimit(atOnce).map(drawings, async (drawing) => {
      const image = await readFile(join(cache, drawing.file)).catch(() => undefined);
      if (!image) return [drawing];
      await Promise.all([
        writeFile(join(this.#folder, drawing.file), image),
        markUsed(join(cache, drawing.file)),
      ]);
      return [];
    });
    if (missing.flat().length > 0) await this.#draw(missing.flat());
    await forgetOldest(cache, Math.max(maxImages, drawings.length));
  }

  async #draw(drawings: readonly Drawing[]): Promise<void> {
    const thread = new Worker(new URL('./drawingThread.ts', import.meta.url), {
      workerData: drawings,
      execArgv: ['--import', import.meta.resolve('tsx')],
    });
    this.#thread = thread;
    // A failed build must not wait for the drawings.
    if (!this.#isAwaited) thread.unref();
    const writing: Promise<void>[] = [];
    await new Promise<void>((resolve, reject) => {
      thread.on('message', (drawn: Drawn) => {
        const written = this.#keep(drawn);
        written.catch(reject);
        writing.push(written);
      });
      thread.once('error', reject);
      thread.once('exit', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`The thread that draws social images ended with ${code}.`));
      });
    });
    await Promise.all(writing);
  }

  async #keep({ file, image }: Drawn): Promise<void> {
    await writeFile(join(this.#folder, file), image);
    await remember(join(cache, file), (partial) => writeFile(partial, image));
  }
}

/** Updates a file's time, so that `forgetOldest` deletes unused images first. */
async function markUsed(file: string): Promise<void> {
  const now = new Date();
  // Another build may have deleted the file, or the folder may be read-only.
  await utimes(file, now, now).catch(() => undefined);
}
