/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { composedStories } from './composedStories.ts';
import { complaints } from './complaints.ts';

const stories = await composedStories();

/**
 * Every story in every language is rendered as the build does it, and hydrated as the browser does
 * it. Axe is asked by tests/stories, in a browser.
 */
afterEach(() => document.body.replaceChildren());

describe('every story hydrates without complaint', () => {
  it.each(stories)('$name', async ({ variants }) => {
    for (const { language, Story } of variants) {
      const complained = complaints();
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<Story />);
      render(<Story />, { container, hydrate: true });

      // What a component has fetched may arrive meanwhile, and is React's to show.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect({ language, complaints: complained() }).toEqual({ language, complaints: [] });

      cleanup();
      document.body.replaceChildren();
    }
  });
});
