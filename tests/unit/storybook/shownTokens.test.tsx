import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { projects } from '../../../.storybook/projects.ts';
import { paletteProperties, tokenProperties } from '../../../components/theme/customProperties.ts';
import { palette } from '../../../components/theme/palette.ts';
import { composedStories } from '../composedStories.ts';

const foundations = (await composedStories('foundations'))
  .map(({ variants }) => {
    const { Story } = variants[0]!;
    return renderToStaticMarkup(<Story />);
  })
  .join('\n');

describe('the foundations show every token', () => {
  const { association } = projects;
  const tokens = [
    ...tokenProperties(association),
    ...paletteProperties(palette(association).light),
  ];

  it.each(tokens.map(([name]) => name))('%s', (name) => {
    expect(foundations).toMatch(new RegExp(`[>\\s(]${name}[<\\s,)]`));
  });
});
