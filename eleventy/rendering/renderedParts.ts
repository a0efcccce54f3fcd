import type { BannerData } from '../../contract/records.ts';
import type { ClassRules } from './classRules.ts';
import type { Needs } from './needs.ts';
import type { ShortClasses } from './region.ts';

/* The rendered parts that `SiteRendering` keeps for all pages of a build. Other modules of this folder make them. */

/** The classes and needs of a part of a page. */
export interface Styled {
  readonly names: ShortClasses;
  readonly needs: Needs;
}

/** All the CSS of a part of a page, so that parts inserted later need not repeat it. */
export interface FinishedCss {
  readonly css: string;
  readonly needs: Needs;
  readonly classes: ReadonlyMap<string, ClassRules>;
  /** The colours defined, by their short names. */
  readonly colors: ReadonlySet<string>;
  /** Custom properties of the theme that the CSS defines under their full names. */
  readonly declared: ReadonlySet<string>;
}

/** The styles of the frame. Parts inserted into a page do not repeat the frame's CSS. */
export interface Surroundings {
  /** All the CSS of the frame. */
  readonly styles: FinishedCss;
  /** A cache key: equal for equal CSS and needs. */
  readonly stylesKey: string;
}

/** The site's head, header or footer, with Emotion's class names. */
export interface RenderedPart {
  readonly html: string;
  readonly slots: readonly string[];
  readonly needs: Needs;
}

/** The header and footer of pages whose slots use the same classes. */
export interface FinishedFrame extends Surroundings {
  readonly names: ShortClasses;
  /** Header and footer with empty slots. */
  readonly header: string;
  readonly footer: string;
  /** Header and footer, split at their slots. */
  readonly pieces: { readonly header: readonly string[]; readonly footer: readonly string[] };
}

/** The consent banner, with the hash of its content. */
export interface RenderedBanner {
  readonly hash: string;
  readonly data: BannerData;
}

/** The CSS of a page, and the policy that allows it. */
export interface PageStyles {
  readonly css: string;
  /** The part of the CSS that client navigation replaces. */
  readonly ofMain: string;
  /** Escaped as the value of an attribute. */
  readonly policy: string;
}
