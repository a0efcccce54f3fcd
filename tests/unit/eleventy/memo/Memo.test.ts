import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Memo } from '../../../../eleventy/memo/Memo.ts';

let folder = '';
const file = () => join(folder, 'memo');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memo-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function build(use: (memo: Memo) => void, code = 'code'): void {
  const memo = new Memo(file(), code);
  use(memo);
  memo.close();
}

function valuesOf(keys: readonly string[], code?: string) {
  let values: (string | undefined)[] = [];
  build((memo) => (values = keys.map((key) => memo.get(key))), code);
  return values;
}

/** Replaces bytes in the file, as a failing disk may. */
function damage(from: string, to: string): void {
  const bytes = readFileSync(file());
  const at = bytes.indexOf(from);
  expect(at).toBeGreaterThan(0);
  bytes.write(to, at);
  writeFileSync(file(), bytes);
}

it('keeps values for the next build, and within one', () => {
  build((memo) => {
    memo.set('a', 'Grüße');
    memo.set('b', '');
    expect(memo.get('a')).toBe('Grüße');
  });
  expect(valuesOf(['a', 'b', 'c'])).toEqual(['Grüße', '', undefined]);
});

it('forgets what a build neither asked for nor kept', () => {
  build((memo) => {
    for (const key of ['asked', 'kept', 'all 1', 'all 2', 'gone']) memo.set(key, key);
  });
  build((memo) => {
    memo.get('asked');
    memo.keep('kept');
    memo.keepAll('all ');
  });
  expect(valuesOf(['asked', 'kept', 'all 1', 'all 2', 'gone'])).toEqual([
    'asked',
    'kept',
    'all 1',
    'all 2',
    undefined,
  ]);
});

it('gives the room of forgotten values back', () => {
  build((memo) => {
    memo.set('small', 'small');
    memo.set('large', 'x'.repeat(100_000));
  });
  expect(statSync(file()).size).toBeGreaterThan(100_000);
  build((memo) => memo.get('small'));
  expect(statSync(file()).size).toBeLessThan(50_000);
  expect(valuesOf(['small', 'large'])).toEqual(['small', undefined]);
});

it('knows nothing that other code has made', () => {
  build((memo) => memo.set('a', 'a'));
  expect(valuesOf(['a'], 'other code')).toEqual([undefined]);
});

it('takes damaged values for none, and a damaged file, too', () => {
  build((memo) => {
    memo.set('a', 'aaaa');
    memo.set('b', 'bbbb');
  });
  damage('aaaa', 'aaxa');
  expect(valuesOf(['a', 'b'])).toEqual([undefined, 'bbbb']);
  writeFileSync(file(), 'no database');
  expect(valuesOf(['a', 'b'])).toEqual([undefined, undefined]);
  build((memo) => memo.set('a', 'aaaa'));
  expect(valuesOf(['a'])).toEqual(['aaaa']);
});

it('works again after any part of the file was damaged', () => {
  const values = Array.from({ length: 200 }, (_, index) => `${index}`.repeat(300));
  build((memo) => values.forEach((value, index) => memo.set(`key ${index}`, value)));
  const whole = readFileSync(file());
  for (let at = 0; at < whole.length; at += 4096) {
    writeFileSync(file(), Buffer.from(whole).fill(0xff, at, at + 4096));
    build((memo) => {
      for (const [index, value] of values.entries()) {
        expect([value, undefined]).toContain(memo.get(`key ${index}`));
        memo.set(`key ${index}`, value);
      }
    });
    // At the latest, the build after the next knows everything again.
    build((memo) => values.forEach((value, index) => memo.set(`key ${index}`, value)));
    expect(valuesOf(values.map((_, index) => `key ${index}`))).toEqual(values);
  }
});

it('forgets a damaged value, so that it is made again', () => {
  build((memo) => memo.set('a', 'aaaa'));
  damage('aaaa', 'aaxa');
  build((memo) => {
    memo.keepAll('a');
    expect(memo.has('a')).toBe(true);
    expect(memo.get('a')).toBeUndefined();
    expect(memo.has('a')).toBe(false);
    memo.set('a', 'aaaa');
    expect(memo.has('a')).toBe(true);
  });
  expect(valuesOf(['a'])).toEqual(['aaaa']);
});

it('keeps texts of all scripts and lengths', () => {
  const texts = ['', 'Grüße', 'a\0b', '健康', 'مرحبا', '👩‍⚕️', 'x'.repeat(3_000_000)];
  build((memo) => {
    for (const [index, text] of texts.entries()) memo.set(`${index}`, text);
    expect(texts.map((_, index) => memo.get(`${index}`))).toEqual(texts);
  });
  expect(valuesOf(texts.map((_, index) => `${index}`))).toEqual(texts);
});

it('is not misled by what an interrupted build has left', () => {
  build((memo) => memo.set('a', 'aaaa'));
  const values = Array.from({ length: 100 }, (_, index) => `${index}`);
  // Ends without `close`, after SQLite has begun to write to the file.
  const script = `
    import { Memo } from ${JSON.stringify(memoModule)};
    const memo = new Memo(${JSON.stringify(file())}, 'code');
    for (const key of ${JSON.stringify(values)}) memo.set(key, key.repeat(100_000));
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync('node', ['--import', 'tsx', '--input-type=module', '-e', script]);
  expect(signal).toBe('SIGKILL');
  expect(readdirSync(folder)).toContain('memo-journal');
  build((memo) => {
    memo.get('a');
    memo.set('c', 'cccc');
  });
  expect(valuesOf(['a', '1', '99', 'c'])).toEqual(['aaaa', undefined, undefined, 'cccc']);
});

it('is as the last build left it after a build that failed', () => {
  build((memo) => memo.set('a', 'aaaa'));
  const failed = new Memo(file(), 'code');
  failed.set('b', 'b'.repeat(3_000_000));
  failed.discard();
  expect(valuesOf(['a', 'b'])).toEqual(['aaaa', undefined]);
});

it('serves the build itself without a folder that it may write to', () => {
  writeFileSync(join(folder, 'file'), '');
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const memo = new Memo(join(folder, 'file', 'memo'), 'code');
  memo.set('a', 'a');
  expect(memo.get('a')).toBe('a');
  memo.close();
});

const memoModule = new URL('../../../../eleventy/memo/Memo.ts', import.meta.url).href;
