/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { composedStories } from './composedStories.ts';
import { complaints } from './complaints.ts';

const stories = await composedStories();

/**
 * Renders every story as the build does and hydrates it as the browser does, each in one language
 * in turn. `stories.server.test.tsx` renders them in all languages. tests/stories runs axe in a
 * browser.
 */
afterEach(() => document.body.replaceChildren());

const inTurn = stories.map(({ name, variants }, index) => ({
  name,
  ...variants[index % variants.length]!,
}));

describe('every story hydrates without complaint', () => {
  it.each(inTurn)('$name, $language', async ({ Story }) => {
    const complained = complaints();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Story />);
    render(<Story />, { container, hydrate: true });

    // Lets data that the component fetches arrive inside `act`, so that React renders it.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(complained()).toEqual([]);
  });
});
