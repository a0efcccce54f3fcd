import type { Content } from '../../data/Content.ts';
import type { Assets } from '../assets/assets.ts';
import { Once } from '../cache/Once.ts';
import { OnceOf } from '../cache/OnceOf.ts';
import { valueKey } from '../memo/valueKey.ts';
import type { RenderedBanner } from './consentBanner.ts';
import type { ClassRules } from './classRules.ts';
import { hashOf } from './contentSecurityPolicy.ts';
import type { FinishedFrame, RenderedPart } from './frame.ts';
import { otherHosts, type OtherHosts } from './otherHosts.ts';
import type { ConsentPart } from './pageParts.ts';
import type { PageStyles } from './pageStyles.ts';
import { SiteTheme } from './siteTheme.ts';

/** What the pages of a build have in common, each made when the first of them needs it. */
export class SiteRendering {
  readonly content: Content;
  readonly assets: Assets;
  /** Header and footer, by what sets them apart. */
  readonly sharedParts = new Once<RenderedPart>();
  readonly frames = new Once<FinishedFrame>();
  readonly banners = new Once<RenderedBanner>();
  /** All that stands in the `<style>` of pages that need the same. */
  readonly styles = new Once<PageStyles>();
  /** The rules of components, by the names that Emotion gives their classes. */
  readonly classRules = new Once<ClassRules>();
  /** The keys of shared parts by their own, and those of questions for consent (`pageKey`). */
  readonly keys = new Once<string>();
  readonly consentKeys = new OnceOf<ConsentPart, string>();
  readonly theme: SiteTheme;
  /** The hash of the code that each page begins with. */
  readonly headScriptHash: string;
  #otherHosts: OtherHosts | undefined;
  #key: string | undefined;

  constructor(content: Content, assets: Assets) {
    this.content = content;
    this.assets = assets;
    this.theme = new SiteTheme(content.site.theme);
    this.headScriptHash = hashOf(assets.headScript);
  }

  /** The hash of all this except for the code. Dates are written in the time zone. */
  get key(): string {
    const { assets, content, otherHosts: hosts } = this;
    return (this.#key ??= valueKey([assets, content.site.theme, hosts, process.env['TZ']]));
  }

  /** Looked up once, since that takes all texts. */
  get otherHosts(): OtherHosts {
    return (this.#otherHosts ??= otherHosts(this.content));
  }
}
