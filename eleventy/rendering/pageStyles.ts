import { escapeAttribute } from 'entities';
import { selectorBeforeMain } from '../../contract/markup/stylesheet.ts';
import { contentSecurityPolicy, hashOf } from './contentSecurityPolicy.ts';
import type { Surroundings } from './frame.ts';
import { needsKey } from './needs.ts';
import { mainCss, type Styled } from './pageCss.ts';
import { classesKey } from './region.ts';
import type { SiteRendering } from './SiteRendering.ts';

/** The CSS of a page, and the policy that lets it through. */
export interface PageStyles {
  readonly css: string;
  /** What of it goes with the page. */
  readonly ofMain: string;
  /** As the value of an attribute. */
  readonly policy: string;
}

/** Pages of one kind mostly need the same, and finishing CSS costs more than rendering a page. */
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
    // Quotes of policies are single ones, so no hash in them changes.
    return { css, ofMain, policy: escapeAttribute(policy) };
  });
}

/** Tells client navigation where the rules begin that go with the page. */
const startOfMainCss = `${selectorBeforeMain}{}`;
