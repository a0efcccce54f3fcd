import { expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { spokenMatrix } from '../../../.storybook/conformance/spokenMatrix.ts';

// The published matrix claims no transcript that does not exist. Screens and journeys have none, for the reason that it states.
it('the matrix says of each component whether it has a transcript', () => {
  const claimed = spokenMatrix()
    .filter(({ inAllLanguages, inGerman }) => inAllLanguages.length + inGerman.length > 0)
    .map(({ component }) => component);
  const written = globSync('stories/**/*.spoken.txt').map((file) =>
    file.replace(/^stories\/|\.spoken\.txt$/g, ''),
  );
  expect(claimed).toEqual(written.sort());
});

it('only screens and journeys are not read', () => {
  const unread = spokenMatrix()
    .filter(
      ({ unread: { length }, inAllLanguages, inGerman }) =>
        length > 0 && inAllLanguages.length + inGerman.length === 0,
    )
    .map(({ component }) => component.split('/')[0]);
  expect([...new Set(unread)]).toEqual(['journeys', 'screens']);
});
