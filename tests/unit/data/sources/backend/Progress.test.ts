import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Progress } from '../../../../../data/sources/backend/Progress.ts';

const backend = 'Directus at https://cms.example.org';
let said: string[];
let ci: string | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  said = [];
  ci = process.env['CI'];
  delete process.env['CI'];
});
afterEach(() => {
  jest.useRealTimers();
  if (ci !== undefined) process.env['CI'] = ci;
});

function progressOn(isTTY: boolean) {
  const write = (text: string) => said.push(text) > 0;
  return new Progress(backend, { isTTY, write } as unknown as NodeJS.WriteStream);
}

const line = (text: string) => `\r\u001b[K${text}`;

describe('a read that takes long', () => {
  it('says after some seconds for whom it waits, and how long already', () => {
    const progress = progressOn(true);
    jest.advanceTimersByTime(2500);
    expect(said).toEqual([]);
    jest.advanceTimersByTime(2000);
    expect(said).toEqual([
      line(`Waiting for ${backend} (3 s)`),
      line(`Waiting for ${backend} (4 s)`),
    ]);
    progress.end();
    expect(said.at(-1)).toBe(line(''));
    jest.advanceTimersByTime(10_000);
    expect(said).toHaveLength(3);
  });

  it('takes each answer for news', async () => {
    const progress = progressOn(true);
    const ask = progress.hearing(() => Promise.resolve(new Response()));
    for (let count = 0; count < 5; count += 1) {
      jest.advanceTimersByTime(2000);
      await ask('https://cms.example.org');
    }
    expect(said).toEqual([]);
    progress.end();
    expect(said).toEqual([]);
  });

  it('says nothing into a file', () => {
    const progress = progressOn(false);
    jest.advanceTimersByTime(60_000);
    progress.report('pages', 1, 2);
    progress.end();
    expect(said).toEqual([]);
  });

  it('says nothing in CI', () => {
    process.env['CI'] = '1';
    const progress = progressOn(true);
    jest.advanceTimersByTime(60_000);
    progress.end();
    expect(said).toEqual([]);
    delete process.env['CI'];
  });
});
