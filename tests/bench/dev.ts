import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import { editedPage, edits, type Edit } from './editing/edits.ts';
import { startCopy, type RunningCopy } from './editing/startCopy.ts';

/**
 * `npm run bench:dev [-- --times 9]` edits a copy of the association while `npm run dev` serves it.
 * The command reports the time from saving a file until a browser with the page shows the change. The
 * medians matter. No time fails the command.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '7' },
    /** Run only edits whose name contains this text. */
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});

interface Result {
  readonly edit: string;
  /** Milliseconds, from the fastest to the slowest. */
  readonly wall: readonly number[];
  /** Processor time of the server in the same period. */
  readonly cpu: readonly number[];
}

const server = await startCopy();
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage();
  await page.goto(server.address + editedPage);
  const results: Result[] = [];
  for (const edit of edits.filter(({ name }) => name.includes(values.only))) {
    const result = await measure(edit, page, server);
    results.push(result);
    if (!values.json) console.log(line(result));
  }
  if (values.json) console.log(JSON.stringify(results, null, 2));
} finally {
  await browser.close();
  await server.stop();
}

async function measure(edit: Edit, page: Page, copy: RunningCopy): Promise<Result> {
  const file = join(copy.folder, edit.file);
  const original = await readFile(file, 'utf8');
  if (!original.includes(edit.place)) throw new Error(`${edit.file}: expected ${edit.place}`);
  const results: { wall: number; cpu: number }[] = [];
  for (let count = 0; count < Number(values.times); count += 1) {
    // Wait for background work of the last edit, so that the next one does not include it.
    await page.waitForTimeout(2000);
    const word = `bearbeitet-${count}`;
    const [start, cpuBefore] = [performance.now(), copy.cpu()];
    await writeFile(file, original.replace(edit.place, edit.written(word)));
    await page.waitForFunction((text) => document.body.outerHTML.includes(text), word);
    results.push({ wall: performance.now() - start, cpu: copy.cpu() - cpuBefore });
  }
  await writeFile(file, original);
  await page.waitForFunction((text) => !document.body.outerHTML.includes(text), 'bearbeitet');
  return {
    edit: edit.name,
    wall: results.map(({ wall }) => Math.round(wall)).sort((one, other) => one - other),
    cpu: results.map((result) => result.cpu).sort((one, other) => one - other),
  };
}

function line({ edit, wall, cpu }: Result): string {
  const [fastest = 0, slowest = 0] = [wall[0], wall.at(-1)];
  return (
    `${edit.padEnd(26)} ${String(median(wall)).padStart(5)} ms (${fastest} to ${slowest}), ` +
    `${median(cpu)} ms of the server's processor`
  );
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
