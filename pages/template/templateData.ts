import type { Content } from '../../data/Content.ts';
import type { Environment } from '../../data/settings/environment.ts';
import type { Route } from '../../data/routes/route.ts';
import type { AccessibilityCheck } from '../../eleventy/checks/accessibilityCheck.ts';
import type { Assets } from '../../eleventy/assets/assets.ts';
import type { ContentImages } from '../../eleventy/images/prepareImages.ts';
import type { PageDataWriter } from '../../eleventy/pageData/PageDataWriter.ts';
import type { BuildMemory } from '../../eleventy/memo/BuildMemory.ts';
import type { SiteRendering } from '../../eleventy/rendering/SiteRendering.ts';
import type { SearchIndex } from '../../eleventy/search/SearchIndex.ts';
import type { TextMemory } from '../../eleventy/richText/richText.ts';
import type { SocialImages } from '../../eleventy/socialImages/plan.ts';
import type { SharedProps } from './SharedProps.ts';

/** The data that Eleventy passes to templates. */
export interface BuildData {
  readonly environment: Environment;
  /** Eleventy reserves the name `content`. */
  readonly siteContent: Content;
  readonly assets: Assets;
  readonly contentImages: ContentImages;
  readonly socialImages: SocialImages;
  /** True if the output folder already has this version of a page; only in `npm run dev`. */
  readonly isShown: ((file: string, key: string) => boolean) | undefined;
  /** Called with a page that can't be rendered. The build then continues. */
  readonly onFailure: ((file: string, error: unknown) => void) | undefined;
  /** Memo of earlier builds, in builds that use one. */
  readonly memory: BuildMemory | undefined;
  readonly pageData: PageDataWriter;
  /** Values that pages share while they are rendered. */
  readonly rendering: SiteRendering;
  /** Values that pages share before they are rendered. */
  readonly sharedProps: SharedProps;
  /** Undefined in `npm run dev` after the index is written. */
  readonly searchIndex: SearchIndex | undefined;
  readonly textMemory: TextMemory | undefined;
  /** The result of the last automated accessibility check, which may have checked an earlier build. */
  readonly accessibilityCheck: AccessibilityCheck | undefined;
}

/** The data of one page. */
export interface TemplateData extends BuildData {
  readonly route: Route;
}
