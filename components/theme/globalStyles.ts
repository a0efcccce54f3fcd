import { waitingAttribute } from '../../contract/markup/lazyImage.ts';
import { paperProperties } from './customProperties.ts';
import { limits, type weights } from './tokens.ts';

/** What no component owns: the ground under all of them. */
export function globalStyles(headingWeight: keyof typeof weights): string {
  return [
    reset(),
    text(headingWeight),
    focusRing(),
    keyframes(),
    lazyImages(),
    stillness(),
    forcedColors(),
    print(),
  ].join('');
}

/**
 * Elements start without the browser's margins, and buttons without its looks, so that components
 * alone decide.
 */
function reset(): string {
  return `
    *, ::before, ::after { box-sizing: border-box }
    * { margin: 0 }
    html {
      scroll-padding-top: ${-limits.anchorOffset}px;
      -webkit-text-size-adjust: 100%;
    }
    img, svg, video, iframe { max-width: 100% }
    img, video { height: auto }
    button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit }
    button { padding: 0; border: 0; background: none }
    button, summary { cursor: pointer }
    ::-webkit-details-marker { display: none }
    [hidden] { display: none !important }
    [role=list] { padding: 0; list-style: none }
  `;
}

/**
 * Long German compounds break at syllables where a line has no room for them; the labels of menus
 * and buttons are too short to be worth it. Addresses never get a hyphen that is not theirs.
 */
function text(headingWeight: keyof typeof weights): string {
  return `
    body {
      background: var(--color-canvas);
      color: var(--color-ink);
      font: var(--weight-regular) var(--font-size-md)/var(--line-body) var(--font-body);
      overflow-wrap: break-word;
    }
    h1, h2, h3, h4, h5, h6, p, li, dd, th, td, figcaption {
      hyphens: auto;
      hyphenate-limit-chars: 9 4 4;
      text-wrap: pretty;
    }
    h1, h2, h3, h4, h5, h6 {
      font: var(--weight-${headingWeight}) var(--font-size-xl)/var(--line-snug) var(--font-heading);
      text-wrap: balance;
    }
    h2 { font-size: var(--font-size-2xl) }
    h4 { font-size: var(--font-size-lg) }
    nav li, address, [href^=mailto], code { hyphens: manual }
    b, strong { font-weight: var(--weight-bold) }
    a {
      color: var(--color-accent-text);
      text-decoration-thickness: from-font;
      text-underline-offset: .2em;
    }
    a:where(:hover) { color: var(--color-accent-text-hover) }
  `;
}

/**
 * Two lines, one light and one dark: whatever the ground, one of them stands out. The selector
 * outweighs a component's own shadow or outline. Where a script moved focus to a region or
 * a heading, to let a screen reader start there, a ring would only puzzle: it cannot be operated.
 */
function focusRing(): string {
  return `
    :root :focus-visible {
      outline: 3px solid var(--color-focus-outer);
      outline-offset: 2px;
      box-shadow: 0 0 0 2px var(--color-focus-inner);
    }
    :root :is(main, h1, h2):focus-visible { outline: 0; box-shadow: none }
  `;
}

/**
 * How things come into view. Here, because a component's own keyframes are not in a page's CSS. A
 * page that fades into the next can be clicked all the while.
 */
function keyframes(): string {
  return `
    @keyframes appear { from { opacity: 0; translate: 0 -.5rem } }
    @keyframes unfold { from { clip-path: inset(0 0 100%) } }
    ::view-transition { pointer-events: none }
  `;
}

/** Pictures that client/lazyImages.ts lets wait fade in; on paper and without it, they just show. */
function lazyImages(): string {
  return `
    @media screen {
      picture > [loading=lazy] { transition: opacity var(--duration-lazy-image) }
      picture > [${waitingAttribute}] { opacity: 0; transition: none }
    }
  `;
}

/**
 * An animation of no time would not end, for scripts that wait for it. A transition must take none:
 * given a time, every property of every element would have one.
 */
function stillness(): string {
  return `
    @media (prefers-reduced-motion: reduce) {
      *, ::before, ::after {
        animation-duration: .01ms !important;
        transition-duration: 0s !important;
      }
    }
  `;
}

/**
 * The browser itself gives up the palette in forced colours. Buttons are told by their ground
 * alone, which it takes away, and paper too: they get an edge.
 */
function forcedColors(): string {
  return `
    @media print, (forced-colors: active) { :root button { border: 1px solid } }
    @media (forced-colors: active) { :root :focus-visible { outline-color: Highlight } }
  `;
}

/** Paper gets the content: black on white, without the frame, and with the addresses of its links. */
function print(): string {
  return `
    @media print {
      :root:root { color-scheme: light; font-size: 10pt; ${paperProperties()} }
      header:not(main *), footer:not(main *), nav, dialog, [popover], [data-screen-only] {
        display: none !important;
      }
      :is(p, li, dd, td) a[href^=http]::after {
        content: " (" attr(href) ")";
        overflow-wrap: anywhere;
      }
      h1, h2, h3, h4 { break-after: avoid }
      figure, tr { break-inside: avoid }
    }
  `;
}
