import { act, cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { accessibilityTags } from '../../.storybook/accessibility.ts';
import { composedStories } from './composedStories.ts';
import { complaints } from './complaints.ts';

const stories = await composedStories();

/**
 * Every story in every language is rendered as the build does it, hydrated as the browser does it,
 * and checked by axe. What needs layout, as contrast does, is checked by tests/stories.
 */
afterEach(() => document.body.replaceChildren());

describe('every story hydrates without complaint and is accessible', () => {
  it.each(stories)('$name', async ({ variants, rulesOff }) => {
    for (const { language, Story } of variants) {
      const complained = complaints();
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<Story />);
      render(<Story />, { container, hydrate: true });

      // What a component has fetched may arrive meanwhile, and is React's to show.
      const found = await act(() => violations(container, rulesOff));
      expect({ language, violations: found }).toEqual({ language, violations: [] });
      expect({ language, complaints: complained() }).toEqual({ language, complaints: [] });

      cleanup();
      document.body.replaceChildren();
    }
  });
});

async function violations(container: Element, rulesOff: readonly string[]): Promise<string[]> {
  // jsdom matches every rule of the global stylesheet with every element, and lays out nothing.
  container.querySelectorAll('style').forEach((style) => style.replaceChildren());
  const results = await axe.run(container, {
    runOnly: [...accessibilityTags],
    rules: Object.fromEntries(
      ['color-contrast', ...rulesOff].map((rule) => [rule, { enabled: false }]),
    ),
  });
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html}`),
  );
}
