import type { Content } from '../../data/Content.ts';
import type { Assets } from '../assets/assets.ts';
import { Once } from '../cache/Once.ts';
import { OnceOf } from '../cache/OnceOf.ts';
import type { Memo } from '../memo/Memo.ts';
import { valueKey } from '../memo/valueKey.ts';
import type { ClassRules } from './classRules.ts';
import { hashOf } from './contentSecurityPolicy.ts';
import { otherHosts, type OtherHosts } from './otherHosts.ts';
import type { ConsentPart } from './pageParts.ts';
import type { FinishedFrame, PageStyles, RenderedBanner, RenderedPart } from './renderedParts.ts';
import { SiteTheme } from './siteTheme.ts';

/** Shared parts of a build's pages. Each is made when the first page needs it. */
export class SiteRendering {
  readonly content: Content;
  readonly assets: Assets;
  /** The memo that keeps rendered HTML for the next build. Undefined in builds without a memo. */
  readonly memo: Memo | undefined;
  /** The site's head, header and footer, by their keys. */
  readonly sharedParts = new Once<RenderedPart>();
  readonly frames = new Once<FinishedFrame>();
  readonly banners = new Once<RenderedBanner>();
  /** Content of the `<style>` element and policy, for pages with the same needs. */
  readonly styles = new Once<PageStyles>();
  /** The rules of components, by Emotion's class names. */
  readonly classRules = new Once<ClassRules>();
  /** Memo keys of shared parts by their own keys, and those of consent questions (`pageKey`). */
  readonly keys = new Once<string>();
  readonly consentKeys = new OnceOf<ConsentPart, string>();
  readonly theme: SiteTheme;
  /** The hash of the inline script in every page's head. */
  readonly headScriptHash: string;
  #otherHosts: OtherHosts | undefined;
  #key: string | undefined;

  constructor(content: Content, assets: Assets, memo?: Memo) {
    this.content = content;
    this.assets = assets;
    this.memo = memo;
    this.theme = new SiteTheme(content.site.theme);
    this.headScriptHash = hashOf(assets.headScript);
  }

  /**
   * The hash of this object, without the code. The time zone matters because pages contain dates.
   */
  get key(): string {
    const { assets, content, otherHosts: hosts } = this;
    return (this.#key ??= valueKey([assets, content.site.theme, hosts, process.env['TZ']]));
  }

  /** Computed once, since that reads all texts. */
  get otherHosts(): OtherHosts {
    return (this.#otherHosts ??= otherHosts(this.content));
  }
}
