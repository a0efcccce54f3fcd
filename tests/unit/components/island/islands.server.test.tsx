import { createElement } from 'react';
import { Island } from '../../../../components/island/Island.tsx';
import { render } from '../../../../eleventy/rendering/render.tsx';
import { complaints } from '../../complaints.ts';
import { islandFiles } from './islandFiles.ts';

const islands = await islandFiles();

/** Node has no `window`: an island that uses it during rendering would break the build. */
describe('every island', () => {
  it.each(islands)('$name is the component that its file is named after', ({ name, Component }) => {
    expect(Component?.name).toBe(name);
  });

  it.each(islands)('$name renders on the server', ({ Component, samples }) => {
    for (const [sample, props] of samples) {
      const complained = complaints();
      const html = render(<Island on="load">{createElement(Component!, props)}</Island>, 'de');
      expect({ sample, complaints: complained() }).toEqual({ sample, complaints: [] });
      expect(html).toMatch(/^<collegium-island .*><.*<\/collegium-island>$/s);
    }
  });

  it.each(islands)('$name gets props that JSON can hold', ({ samples }) => {
    for (const [, props] of samples) {
      expect(JSON.parse(JSON.stringify(props))).toEqual(props);
    }
  });
});
