import type { Content } from '../../data/Content.ts';
import type { Environment } from '../../data/settings/environment.ts';
import type { Route } from '../../data/routes/route.ts';
import type { AccessibilityCheck } from '../../eleventy/checks/accessibilityCheck.ts';
import type { Assets } from '../../eleventy/assets/assets.ts';
import type { ContentImages } from '../../eleventy/images/prepareImages.ts';
import type { PageData } from '../../eleventy/pageData/PageData.ts';
import type { BuildMemory } from '../../eleventy/memo/BuildMemory.ts';
import type { SiteRendering } from '../../eleventy/rendering/SiteRendering.ts';
import type { SearchIndex } from '../../eleventy/search/SearchIndex.ts';
import type { TextMemory } from '../../eleventy/richText/richText.ts';
import type { SocialImages } from '../../eleventy/socialImages/plan.ts';
import type { SharedProps } from './SharedProps.ts';

/** What Eleventy hands to a template. */
export interface BuildData {
  readonly environment: Environment;
  /** Eleventy keeps the name `content` for itself. */
  readonly siteContent: Content;
  readonly assets: Assets;
  readonly contentImages: ContentImages;
  readonly socialImages: SocialImages;
  /** Whether a page is there as it would become, in `npm run dev`. */
  readonly isShown: ((file: string, key: string) => boolean) | undefined;
  /** Is told of a page that can't be rendered, where the build goes on without it. */
  readonly onFailure: ((file: string, error: unknown) => void) | undefined;
  /** What the builds before have made, in a build that remembers. */
  readonly memory: BuildMemory | undefined;
  readonly pageData: PageData;
  /** What pages share once it is rendered, … */
  readonly rendering: SiteRendering;
  /** … and before. */
  readonly sharedProps: SharedProps;
  readonly searchIndex: SearchIndex;
  readonly textMemory: TextMemory | undefined;
  /** What the last automated check found, of whichever version. */
  readonly accessibilityCheck: AccessibilityCheck | undefined;
}

/** What a page is made of. */
export interface TemplateData extends BuildData {
  readonly route: Route;
}
