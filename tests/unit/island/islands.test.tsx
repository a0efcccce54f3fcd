import { createElement } from 'react';
import { hydrateIsland } from '../../../components/island/hydrate.tsx';
import { Island } from '../../../components/island/Island.tsx';
import { render } from '../../../eleventy/rendering/render.tsx';
import { complaints } from '../complaints.ts';
import { islandFiles } from './islandFiles.ts';

const islands = await islandFiles();

afterEach(() => document.body.replaceChildren());

describe('every island comes to life on the markup of the build', () => {
  it.each(islands)('$name', async ({ Component, fixtures }) => {
    for (const [fixture, props] of fixtures) {
      const html = render(<Island on="load">{createElement(Component!, props)}</Island>, 'de');
      document.body.innerHTML = html;
      const markup = document.body.innerHTML;
      const island = document.querySelector<HTMLElement>('collegium-island')!;

      const complained = complaints();
      await hydrateIsland(island, Component!);

      expect({ fixture, complaints: complained() }).toEqual({ fixture, complaints: [] });
      expect(isAlive(island)).toBe(true);
      expect(document.body.innerHTML).toBe(markup);
    }
  });
});

describe('hydrateIsland', () => {
  function Greeting({ name }: { name?: string }) {
    return <p>Guten Tag, {name ?? 'wer auch immer'}!</p>;
  }

  it('shows the component in the place of a placeholder', async () => {
    document.body.innerHTML =
      '<collegium-island props=\'{"name":"Frau Muster"}\' placeholder=""><b>…</b></collegium-island>';
    const island = document.querySelector<HTMLElement>('collegium-island')!;
    await hydrateIsland(island, Greeting);
    expect(island.innerHTML).toBe('<p>Guten Tag, Frau Muster!</p>');
  });
});

/** React keeps its own record of each element that it has taken over. */
function isAlive(island: HTMLElement): boolean {
  return Object.keys(island.firstElementChild!).some((key) => key.startsWith('__reactProps'));
}
