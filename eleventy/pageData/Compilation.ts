import type { MembersMenusData } from '../../contract/records.ts';
import { membersMenus } from '../rendering/membersMenus.ts';
import type { PageParts } from '../rendering/pageParts.ts';
import { renderFrame } from '../rendering/frame.ts';
import type { SiteRendering } from '../rendering/SiteRendering.ts';
import { shortHash } from '../cache/shortHash.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Computes the compilation hash from everything that stays during client navigation: header and footer in
 * all languages, their CSS, the scripts, and the hosts that browsers may contact. A changed text on
 * a page does not change the compilation hash, so visitors who are reading need no full page load.
 */
export class Compilation {
  readonly hash: string;
  /** The menus that members' browsers fetch, by language of the page. */
  readonly membersMenus: ReadonlyMap<Language, MembersMenusData>;
  readonly #frameCss: ReadonlySet<string>;

  /** @param pages one page for each language; only its shared parts count */
  constructor(pages: readonly PageParts[], rendering: SiteRendering) {
    const { mainScript, headScript, preloadFonts } = rendering.assets;
    const membersOf = new Map<Language, MembersMenusData>();
    const frames = pages.map((page) => {
      const frame = renderFrame(page, rendering);
      const ofMembers = membersMenus(page, frame, rendering);
      if (ofMembers) membersOf.set(page.language, ofMembers);
      return { html: frame.head + frame.header + frame.footer, css: frame.styles.css };
    });
    this.membersMenus = membersOf;
    const ofMembers = [...membersOf.values()];
    this.hash = shortHash(
      JSON.stringify([
        mainScript,
        headScript,
        preloadFonts,
        frames,
        rendering.otherHosts,
        ofMembers,
      ]),
    );
    this.#frameCss = new Set(frames.map(({ css }) => css));
  }

  /**
   * Returns the compilation hash for a page. A page whose frame needs other CSS than all other pages gets its own
   * hash, so that navigation to it is a full load instead of a page without styles.
   */
  hashOf(frameCss: string): string {
    return this.#frameCss.has(frameCss) ? this.hash : shortHash(this.hash + frameCss);
  }
}
