import type { Content } from '../../data/Content.ts';
import type { Environment } from '../../data/settings/environment.ts';
import type { Route } from '../../data/routes/route.ts';
import type { AccessibilityCheck } from '../../eleventy/checks/accessibilityCheck.ts';
import type { Assets } from '../../eleventy/assets/assets.ts';
import type { ContentImages } from '../../eleventy/images/prepareImages.ts';
import type { PageData } from '../../eleventy/pageData/PageData.ts';
import type { SearchIndex } from '../../eleventy/search/SearchIndex.ts';
import type { SocialImages } from '../../eleventy/socialImages/plan.ts';

/** What Eleventy hands to a template. */
export interface TemplateData {
  readonly environment: Environment;
  /** Eleventy keeps the name `content` for itself. */
  readonly siteContent: Content;
  readonly assets: Assets;
  readonly contentImages: ContentImages;
  readonly socialImages: SocialImages;
  readonly pageData: PageData;
  readonly searchIndex: SearchIndex;
  /** What the last automated check found, of whichever version. */
  readonly accessibilityCheck: AccessibilityCheck | undefined;
  readonly route: Route;
}
