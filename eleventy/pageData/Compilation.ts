import type { MembersMenusData } from '../../contract/records/sharedData.ts';
import { membersMenus } from '../rendering/membersMenus.ts';
import type { PageParts } from '../rendering/pageParts.ts';
import { renderFrame } from '../rendering/frame.ts';
import type { SiteRendering } from '../rendering/SiteRendering.ts';
import { shortHash } from '../cache/shortHash.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Tells builds apart by what stays while a visitor goes from page to page: header and footer in all
 * languages, their CSS, the scripts and whom they may ask. A text that changes on some page changes
 * nothing here, so visitors who are reading while it is published need no new start.
 */
export class Compilation {
  readonly hash: string;
  /** What members' browsers fetch, by the language of the page. */
  readonly membersMenus: ReadonlyMap<Language, MembersMenusData>;
  readonly #frameCss: ReadonlySet<string>;

  /** @param pages a page in each language; of its own parts, nothing counts */
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
   * The hash for a page. Should the frame of a page need other CSS than those of all others, it is
   * of a build of its own: the way to it is then a full load instead of a page without its looks.
   */
  hashOf(frameCss: string): string {
    return this.#frameCss.has(frameCss) ? this.hash : shortHash(this.hash + frameCss);
  }
}
