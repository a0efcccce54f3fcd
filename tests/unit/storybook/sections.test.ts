import { expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { sections } from '../../../.storybook/sections.ts';

// A folder that no section shows would be missing in Storybook.
it('each folder of stories is in one section', () => {
  const folders = readdirSync('stories', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(Object.values(sections).flat().toSorted()).toEqual(
    folders.map(({ name }) => name).toSorted(),
  );
});
