import { jest } from '@jest/globals';
import fc from 'fast-check';
import { seed } from '../../sample.ts';
import { sharedCms } from '../sharedCms.ts';
import { Editors } from './sessions/Editors.ts';
import { session } from './sessions/steps.ts';
import { Website } from './sessions/Website.ts';

/**
 * Two editors do whatever editors do, in any order and at the same time, in the real Directus. After each session, the
 * website can be built, no address has ended that nobody ended, and no link is dead. Each session goes on where the last one
 * ended. `EDITOR_SESSIONS=300 npm run test:cms -- editors/sessions` runs more of them.
 */
const sessions = fc.sample(session, { seed, numRuns: Number(process.env.EDITOR_SESSIONS ?? 4) });

// A session can't be repeated: it starts from what the last one left.
jest.retryTimes(0);

const cms = await sharedCms();
const editors = new Editors(cms);
const website = new Website(cms);

beforeEach(() => editors.logIn());

test('the website can be built before', async () => {
  expect(await website.problems(editors, new Set())).toEqual([]);
});

test.each(sessions.map((steps, number) => ({ number, steps })))(
  'after session $number, everything is where it was, or leads there',
  async ({ steps }) => {
    const gone = await editors.take(steps);
    const problems = await website.problems(editors, gone);
    expect(problems.length === 0 ? [] : [...problems, JSON.stringify(steps)]).toEqual([]);
  },
);

test('most of it was saved', () => {
  const counts = [...editors.counts.values()];
  const sum = (name: 'saved' | 'refused') => counts.reduce((all, count) => all + count[name], 0);
  expect(sum('saved')).toBeGreaterThan(sum('refused'));
});
