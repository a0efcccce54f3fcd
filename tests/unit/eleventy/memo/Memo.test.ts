import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Memo } from '../../../../eleventy/memo/Memo.ts';

let folder = '';
const listFile = () => join(folder, 'memo');
const packFile = () =>
  join(
    folder,
    readdirSync(folder).find((name) => name !== 'memo')!,
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memo-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function build(use: (memo: Memo) => void, code = 'code'): Promise<void> {
  const memo = new Memo(listFile(), code);
  use(memo);
  await memo.close();
}

async function valuesOf(keys: readonly string[], code?: string) {
  let values: (string | undefined)[] = [];
  await build((memo) => (values = keys.map((key) => memo.get(key))), code);
  return values;
}

it('keeps values for the next build, and within one', async () => {
  await build((memo) => {
    memo.set('a', 'Grüße');
    memo.set('b', '');
    expect(memo.get('a')).toBe('Grüße');
  });
  expect(await valuesOf(['a', 'b', 'c'])).toEqual(['Grüße', '', undefined]);
});

it('forgets what a build neither asked for nor kept', async () => {
  await build((memo) => {
    for (const key of ['asked', 'kept', 'all 1', 'all 2', 'gone']) memo.set(key, key);
  });
  await build((memo) => {
    memo.get('asked');
    memo.keep('kept');
    memo.keepAll('all ');
  });
  expect(await valuesOf(['asked', 'kept', 'all 1', 'all 2', 'gone'])).toEqual([
    'asked',
    'kept',
    'all 1',
    'all 2',
    undefined,
  ]);
});

it('gives the room of forgotten values back', async () => {
  await build((memo) => {
    memo.set('small', 'small');
    memo.set('large', 'x'.repeat(10_000));
  });
  expect(statSync(packFile()).size).toBeGreaterThan(10_000);
  await build((memo) => memo.get('small'));
  expect(statSync(packFile()).size).toBe(5);
  expect(await valuesOf(['small', 'large'])).toEqual(['small', undefined]);
});

it('knows nothing that other code has made', async () => {
  await build((memo) => memo.set('a', 'a'));
  expect(await valuesOf(['a'], 'other code')).toEqual([undefined]);
});

it('takes damaged values for none, and a damaged list, too', async () => {
  await build((memo) => {
    memo.set('a', 'aaaa');
    memo.set('b', 'bbbb');
  });
  writeFileSync(packFile(), 'aaxabbbb');
  expect(await valuesOf(['a', 'b'])).toEqual([undefined, 'bbbb']);
  writeFileSync(listFile(), readFileSync(listFile(), 'utf8').replace('"b"', '"c"'));
  expect(await valuesOf(['b', 'c'])).toEqual([undefined, undefined]);
});

it('forgets a damaged value, so that it is made again', async () => {
  await build((memo) => memo.set('a', 'aaaa'));
  writeFileSync(packFile(), 'aaxa');
  await build((memo) => {
    memo.keepAll('a');
    expect(memo.has('a')).toBe(true);
    expect(memo.get('a')).toBeUndefined();
    expect(memo.has('a')).toBe(false);
    memo.set('a', 'aaaa');
    expect(memo.has('a')).toBe(true);
  });
  expect(await valuesOf(['a'])).toEqual(['aaaa']);
});

it('keeps more than it writes at once, in their order', async () => {
  const large = ['x', 'y', 'z'].map((letter) => letter.repeat(700_000));
  await build((memo) => {
    for (const [index, value] of large.entries()) memo.set(`${index}`, value);
    expect(memo.get('0')).toBe(large[0]);
    expect(memo.get('2')).toBe(large[2]);
  });
  expect(readFileSync(packFile(), 'utf8')).toBe(large.join(''));
  expect(await valuesOf(['0', '1', '2'])).toEqual(large);
});

it('is not misled by what an interrupted build has left', async () => {
  await build((memo) => memo.set('a', 'aaaa'));
  const interrupted = new Memo(listFile(), 'code');
  interrupted.set('b', 'bbbb');
  // Reading the value writes it to the file again.
  expect(interrupted.get('b')).toBe('bbbb');
  expect(readFileSync(packFile(), 'utf8')).toBe('aaaabbbb');
  await build((memo) => {
    memo.get('a');
    memo.set('c', 'cccc');
  });
  expect(await valuesOf(['a', 'b', 'c'])).toEqual(['aaaa', undefined, 'cccc']);
});

it('does without a folder that it may write to', async () => {
  writeFileSync(join(folder, 'file'), '');
  const memo = new Memo(join(folder, 'file', 'memo'), 'code');
  memo.set('a', 'a');
  expect(memo.get('a')).toBeUndefined();
  await memo.close();
});
