import type { Content } from '../../data/content.ts';
import type { Environment } from '../../data/environment.ts';
import type { Route } from '../../data/routes/routes.ts';
import type { Assets } from '../../eleventy/assets.ts';
import type { ContentImages } from '../../eleventy/images/prepareImages.ts';

/** What Eleventy hands to a template. */
export interface TemplateData {
  readonly environment: Environment;
  /** Eleventy keeps the name `content` for itself. */
  readonly siteContent: Content;
  readonly assets: Assets;
  readonly contentImages: ContentImages;
  readonly route: Route;
}
