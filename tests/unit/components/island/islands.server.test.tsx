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

  it.each(islands)('$name renders on the server', ({ Component, fixtures }) => {
    for (const [fixture, props] of fixtures) {
      const complained = complaints();
      const html = render(<Island on="load">{createElement(Component!, props)}</Island>, 'de');
      expect({ fixture, complaints: complained() }).toEqual({ fixture, complaints: [] });
      expect(html).toMatch(/^<collegium-island .*><.*<\/collegium-island>$/s);
    }
  });

  it.each(islands)('$name gets props that survive the way to the browser', ({ fixtures }) => {
    for (const [, props] of fixtures) {
      expect(JSON.parse(JSON.stringify(props))).toEqual(props);
    }
  });
});
