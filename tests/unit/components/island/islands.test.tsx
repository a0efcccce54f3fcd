/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { createElement, useEffect } from 'react';
import { Label, useLabels } from '../../../../components/i18n/Labels.tsx';
import { hydrateIsland } from '../../../../components/island/hydrate.tsx';
import { Island } from '../../../../components/island/Island.tsx';
import { render } from '../../../../eleventy/rendering/render.tsx';
import { complaints } from '../../complaints.ts';
import { islandFiles } from './islandFiles.ts';

const islands = await islandFiles();

beforeEach(() => {
  document.documentElement.lang = 'de';
});
afterEach(() => document.body.replaceChildren());

describe('every island hydrates the markup of the build', () => {
  it.each(islands)('$name', async ({ name, Component, samples }) => {
    for (const [sample, props] of samples) {
      const html = render(<Island on="load">{createElement(Component!, props)}</Island>, 'de');
      document.body.innerHTML = html;
      const markup = document.body.innerHTML;
      const island = document.querySelector<HTMLElement>('collegium-island')!;

      const complained = complaints();
      await hydrateIsland(island, Component!);

      expect({ sample, complaints: complained() }).toEqual({ sample, complaints: [] });
      expect(isAlive(island)).toBe(true);
      if (!goesByLogin.has(name)) expect(document.body.innerHTML).toBe(markup);
    }
  });
});

/**
 * Islands whose first render differs from the built page, because it depends on the login in the
 * browser. Their own tests check that render.
 */
const goesByLogin: ReadonlySet<string> = new Set(['MembersArea', 'MembersLogIn']);

describe('hydrateIsland', () => {
  function Greeting({ name }: { name?: string }) {
    return <p>Guten Tag, {name ?? 'wer auch immer'}!</p>;
  }

  it('replaces a placeholder by the component', async () => {
    document.body.innerHTML =
      '<collegium-island props=\'{"name":"Frau Muster"}\' placeholder=""><b>…</b></collegium-island>';
    const island = document.querySelector<HTMLElement>('collegium-island')!;
    await hydrateIsland(island, Greeting);
    expect(island.innerHTML).toBe('<p>Guten Tag, Frau Muster!</p>');
  });
});

describe('an island’s labels', () => {
  function Author() {
    const { language, text } = useLabels();
    return (
      <p title={text('news.all')}>
        <Label name="news.by" values={{ author: 'Ada' }} /> ({language})
      </p>
    );
  }

  it('are those of the page’s language', () => {
    const html = render(<Island on="load">{<Author />}</Island>, 'en');
    expect(html).toMatch(/title="All articles">By Ada/);
  });

  it('are the same in the browser', async () => {
    document.documentElement.lang = 'fr';
    document.body.innerHTML = '<collegium-island placeholder=""></collegium-island>';
    const island = document.querySelector<HTMLElement>('collegium-island')!;
    await hydrateIsland(island, Author);
    expect(island.innerHTML).toBe('<p title="Tous les articles">Par Ada (fr)</p>');
  });
});

describe('an island that is removed from the page', () => {
  const left = jest.fn();
  function Listener() {
    useEffect(() => left, []);
    return <p>da</p>;
  }
  let island: HTMLElement;
  beforeEach(() => {
    left.mockClear();
    document.body.innerHTML = '<collegium-island props="{}"><p>da</p></collegium-island>';
    island = document.querySelector<HTMLElement>('collegium-island')!;
  });

  it('runs its cleanup', async () => {
    await hydrateIsland(island, Listener);
    expect(left).not.toHaveBeenCalled();
    island.dispatchEvent(new Event('leave'));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  });

  it('runs its cleanup, without a warning, if it is removed while it hydrates', async () => {
    const complained = complaints();
    const alive = hydrateIsland(island, Listener);
    island.dispatchEvent(new Event('leave'));
    await alive;
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
    expect(complained()).toEqual([]);
  });
});

/**
 * Whether React has hydrated the island. React stores a property in each element that it controls.
 */
function isAlive(island: HTMLElement): boolean {
  return Object.keys(island.firstElementChild!).some((key) => key.startsWith('__reactProps'));
}
