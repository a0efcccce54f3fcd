import { escapeAttribute } from 'entities';
import { selectorBeforeMain } from '../../contract/markup.ts';
import { contentSecurityPolicy, hashOf } from './contentSecurityPolicy.ts';
import { needsKey } from './needs.ts';
import { mainCss } from './pageCss.ts';
import { classesKey } from './region.ts';
import type { PageStyles, Styled, Surroundings } from './renderedParts.ts';
import type { SiteRendering } from './SiteRendering.ts';

/**
 * Returns the styles of a page. Cached: pages of one kind mostly have the same, and finishing CSS
 * costs more than rendering a page.
 */
export function pageStyles(
  frame: Surroundings,
  main: Styled,
  rendering: SiteRendering,
): PageStyles {
  const key = [frame.stylesKey, needsKey(main.needs), classesKey(main.names)].join(' ');
  return rendering.styles.for(key, () => {
    const ofMain = mainCss(main, frame.styles, rendering);
    const css = `${frame.styles.css}${startOfMainCss}${ofMain}`;
    const policy = contentSecurityPolicy(
      { scripts: [rendering.headScriptHash], styles: [hashOf(css)] },
      rendering.otherHosts,
    );
    // Policies use single quotes, so escaping does not change their hashes.
    return { css, ofMain, policy: escapeAttribute(policy) };
  });
}

/** An empty rule that shows client navigation where the page's own CSS begins. */
const startOfMainCss = `${selectorBeforeMain}{}`;
