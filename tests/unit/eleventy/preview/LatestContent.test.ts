import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Content } from '../../../../data/Content.ts';
import { ContentProblems } from '../../../../data/problems/problems.ts';
import { LatestContent } from '../../../../eleventy/preview/LatestContent.ts';

let state: Content | Error;
let reads: number;
let content: LatestContent;

// Stubs: the test only compares their identity.
const [one, other] = [{ source: 'one' }, { source: 'other' }] as unknown as [Content, Content];
const broken = new ContentProblems([{ origin: 'a.json', field: 'title', expected: 'a text' }]);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  state = one;
  reads = 0;
  content = new LatestContent(() => {
    reads += 1;
    return state instanceof Error ? Promise.reject(state) : Promise.resolve(state);
  });
});

describe('the content of npm run dev', () => {
  it('is read again only once it has changed', async () => {
    expect([await content.read(), await content.read()]).toEqual([one, one]);
    expect(reads).toBe(1);
    state = other;
    content.change();
    expect([await content.read(), await content.read()]).toEqual([other, other]);
    expect(reads).toBe(2);
  });

  it('is the last good one while it has a mistake, and is looked at each time', async () => {
    await content.read();
    state = broken;
    content.change();
    expect([await content.read(), await content.read()]).toEqual([one, one]);
    expect(reads).toBe(3);
    expect(content.problems).toEqual(['a.json: title: expected a text']);
    state = other;
    expect(await content.read()).toBe(other);
    expect(content.problems).toEqual([]);
  });

  it('is read once more where it changes while it is read', async () => {
    const reading = content.read();
    content.change();
    await reading;
    await content.read();
    expect(reads).toBe(2);
  });
});
