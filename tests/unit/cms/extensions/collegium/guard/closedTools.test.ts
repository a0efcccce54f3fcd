import { expect, it } from '@jest/globals';
import { ForbiddenError } from './fakeErrors.ts';
import { anybody, directus } from './guardedDirectus.ts';

it.each([
  ...['/hash/generate', '/import/:collection', '/snapshot', '/diff', '/apply'],
  '/specs/graphql/:scope?',
])('the tool %s is closed to all but administrators', async (path) => {
  for (const asking of anybody) {
    expect(await directus.useTool(path, asking)).toBeInstanceOf(ForbiddenError);
  }
  expect(await directus.useTool(path, { admin: true })).toBe('passed');
});

it('sorting is open, which asks for the right to change by itself', async () => {
  for (const asking of anybody) {
    expect(await directus.useTool('/sort/:collection', asking)).toBe('passed');
  }
});
