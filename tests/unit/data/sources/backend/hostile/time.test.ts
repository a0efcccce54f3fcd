import { expect, test } from '@jest/globals';
import { answer, type Mood } from '../../directus/moodyServer.ts';
import { at, lineOf } from './hostileBackend.ts';

/* Reading all of the content has one limit of time, whatever the backend does to prolong it. */

test('a read that never ends is aborted', async () => {
  const mood: Mood = ({ url = '' }, response) => {
    if (!url.startsWith('/items/news')) return false;
    // A response that sends a space from time to time has not timed out.
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(timer));
    return true;
  };
  expect(await lineOf(mood, { time: 600 })).toBe(
    'takes more than 0.01 minutes for all of the content, the limit of one build. ' +
      'Find out what slows it down, and build again.',
  );
});

test('a pause that the backend asks for is part of this time', async () => {
  const busy: Mood = at('/items/news', (response) =>
    answer(response, 429, {}, { 'retry-after': '300' }),
  );
  expect(await lineOf(busy, { time: 600 })).toContain('takes more than 0.01 minutes');
});
