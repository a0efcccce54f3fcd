import { beforeEach, describe, expect, it } from '@jest/globals';
import { Builds } from '../../../../eleventy/preview/Builds.ts';

let builds: Builds;
let said: string[];

beforeEach(() => {
  builds = new Builds();
  said = [];
});

const ask = () => builds.settled().then(() => said.push('answered'));

describe('builds that somebody meets', () => {
  it('hold nobody up while none runs', async () => {
    await ask();
    builds.begin();
    builds.end();
    await ask();
    expect(said).toEqual(['answered', 'answered']);
  });

  it('answer who asks meanwhile with what they make', async () => {
    builds.begin();
    builds.begin();
    const answered = ask();
    await new Promise(setImmediate);
    said.push('made');
    builds.end();
    await answered;
    expect(said).toEqual(['made', 'answered']);
  });

  it('tell only pages served before the last build to reload', () => {
    expect(builds.isBehind()).toBe(false);
    builds.serve();
    expect(builds.isBehind()).toBe(false);
    builds.end();
    expect(builds.isBehind()).toBe(true);
    expect(builds.isBehind()).toBe(false);
    builds.serve();
    expect(builds.isBehind()).toBe(false);
  });
});
