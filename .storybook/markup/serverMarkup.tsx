import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { themeStylesheet, type ProjectTheme } from '../../components/theme/stylesheet.ts';
import { classNameKey } from '../../contract/markup.ts';
import type { StoryMarkup } from './events.ts';

/** Renders a story as the build renders the same components: once, without effects, with the styles it uses. */
export function serverMarkup(story: ReactNode, projectTheme: ProjectTheme): StoryMarkup {
  const styles = document.createElement('div');
  const cache = createCache({ key: classNameKey, container: styles, speedy: false });
  const element = <CacheProvider value={cache}>{story}</CacheProvider>;
  const html = renderToStaticMarkup(element);
  // In a browser, Emotion writes styles only when React shows a component.
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(element));
  root.unmount();
  return { html, css: `${themeStylesheet(projectTheme)}\n${styles.textContent}` };
}
