import type { Content } from '../../data/Content.ts';
import type { Assets } from '../assets/assets.ts';
import { otherHosts } from '../rendering/otherHosts.ts';
import { pageCss } from '../rendering/pageCss.ts';
import type { PageParts } from '../rendering/pageParts.ts';
import { filled, renderShell } from '../rendering/frame.ts';
import { shortHash } from '../cache/shortHash.ts';

/**
 * Tells builds apart by what stays while a visitor goes from page to page: header and footer in all
 * languages, their CSS, the scripts and whom they may ask. A text that changes on some page changes
 * nothing here, so visitors who are reading while it is published need no new start.
 */
export class Compilation {
  readonly hash: string;
  readonly #shellCss: ReadonlySet<string>;

  /** @param pages a page in each language; of its own parts, nothing counts */
  constructor(pages: readonly PageParts[], content: Content, assets: Assets) {
    const { mainScript, headScript, preloadFonts, fontFaces } = assets;
    const shells = pages.map((page) => {
      const shell = renderShell(page, content);
      const { header, footer } = filled(shell);
      const region = { html: header + footer, css: shell.css };
      return {
        html: shell.header + shell.footer,
        css: pageCss(region, content.site.theme, fontFaces),
      };
    });
    this.hash = shortHash(
      JSON.stringify([mainScript, headScript, preloadFonts, shells, otherHosts(content)]),
    );
    this.#shellCss = new Set(shells.map(({ css }) => css));
  }

  /**
   * The hash for a page. Should the shell of a page need other CSS than those of all others, it is
   * of a build of its own: the way to it is then a full load instead of a page without its looks.
   */
  hashOf(shellCss: string): string {
    return this.#shellCss.has(shellCss) ? this.hash : shortHash(this.hash + shellCss);
  }
}
