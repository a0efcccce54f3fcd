/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { isValidElement } from 'react';
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

describe('every story hydrates without complaint, and marks texts in other languages', () => {
  it.each(inTurn)('$name, $language', async ({ Story }) => {
    const complained = complaints();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Story />);
    render(<Story />, { container, hydrate: true });

    // Lets data that the component fetches arrive inside `act`, so that React renders it.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(complained()).toEqual([]);

    // Screen readers pronounce a text in the page's language unless it is marked.
    for (const { text, lang } of foreignTexts([Story.args, Story.parameters.words])) {
      const places = [...container.querySelectorAll('*')].filter(
        ({ textContent, innerHTML }) => textContent === text || innerHTML === text,
      );
      expect({ text, lang: languageOf(places.at(-1)) }).toEqual({ text, lang });
    }
  });
});

/** Finds the texts in a sample that say in which language they are. */
function foreignTexts(sample: unknown): { text: string; lang: string }[] {
  if (typeof sample !== 'object' || sample === null || isValidElement(sample)) return [];
  const { text, html = text, lang } = sample as Record<string, unknown>;
  if (typeof html !== 'string' || typeof lang !== 'string') {
    return Object.values(sample).flatMap(foreignTexts);
  }
  // A label with values reads differently on the page.
  return html.includes('{{') ? [] : [{ text: html, lang }];
}

function languageOf(element: Element | undefined): string | undefined {
  return element?.closest<HTMLElement>('[lang]')?.lang;
}
