import { renderToString } from 'react-dom/server';
import { complaints } from './complaints.ts';
import { composedStories } from './composedStories.ts';

const stories = await composedStories();

/** Node has no `window`: a component that uses it during rendering would break the build. */
describe('every story renders on the server', () => {
  it.each(stories)('$name', ({ variants }) => {
    for (const { language, Story } of variants) {
      const complained = complaints();
      const html = renderToString(<Story />);
      expect({ language, complaints: complained() }).toEqual({ language, complaints: [] });
      expect(html).toContain('<');
    }
  });
});
