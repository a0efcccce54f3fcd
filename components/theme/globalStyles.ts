import { waitingAttribute } from '../../contract/markup.ts';
import { paperProperties } from './customProperties.ts';
import { only, rule, within, type SheetRule } from './sheet.ts';
import { limits } from './tokens.ts';

/** Returns the styles that belong to no component. */
export function globalStyles(): SheetRule[] {
  return [
    ...reset(),
    ...unfinishedHeader(),
    ...text(),
    ...focusRing(),
    ...keyframes(),
    ...lazyImages(),
    ...stillness(),
    ...forcedColors(),
    ...print(),
  ];
}

/** Removes the browser's margins and button styles, so that only components define them. */
function reset(): SheetRule[] {
  return [
    rule('*, ::before, ::after', 'box-sizing: border-box'),
    rule('*', 'margin: 0'),
    rule('html', `scroll-padding-top: ${-limits.anchorOffset}px; -webkit-text-size-adjust: 100%`),
    rule(['img, svg', only('embeds', 'video, iframe')], 'max-width: 100%'),
    rule(['img', only('embeds', 'video')], 'height: auto'),
    rule(
      ['button', only('forms', 'input, select, textarea')],
      'font: inherit; color: inherit; letter-spacing: inherit',
    ),
    rule('button', 'padding: 0; border: 0; background: none'),
    rule('button, summary', 'cursor: pointer'),
    rule('::-webkit-details-marker', 'display: none'),
    rule('[hidden]', 'display: none !important'),
    rule('[role=list]', 'padding: 0; list-style: none'),
  ];
}

/**
 * Hides the header until the browser has read all of its HTML. A slow device draws a page while it still reads it,
 * and the logo and the buttons would move when the menus below and beside them arrive.
 */
function unfinishedHeader(): SheetRule[] {
  return [rule('body:not(:has(> main)) > header', 'visibility: hidden')];
}

/**
 * Hyphenates long German compounds where a line has no space for them. Labels of menus and buttons are too
 * short for hyphens. URLs and e-mail addresses never get a hyphen.
 */
function text(): SheetRule[] {
  const headings = ['h1, h2, h3', only('asides', 'h4'), 'h5, h6'];
  return [
    rule(
      'body',
      `
        background: var(--color-canvas);
        color: var(--color-ink);
        font: var(--weight-regular) var(--font-size-md)/var(--line-body) var(--font-body);
        overflow-wrap: break-word;
      `,
    ),
    rule(
      [...headings, 'p, li, dd', only('tables', 'th, td'), only('asides', 'figcaption')],
      'hyphens: auto; hyphenate-limit-chars: 9 4 4; text-wrap: pretty',
    ),
    rule(
      headings,
      `
        font: var(--weight-heading) var(--font-size-xl)/var(--line-snug) var(--font-heading);
        text-wrap: balance;
      `,
    ),
    rule('h2', 'font-size: var(--font-size-2xl)'),
    rule(only('asides', 'h4'), 'font-size: var(--font-size-lg)'),
    rule(['nav li, address, [href^=mailto]', only('asides', 'code')], 'hyphens: manual'),
    rule('b, strong', 'font-weight: var(--weight-bold)'),
    rule(
      'a',
      `
        color: var(--color-accent-text);
        text-decoration-thickness: from-font;
        text-underline-offset: .2em;
      `,
    ),
    rule('a:where(:hover)', 'color: var(--color-accent-text-hover)'),
  ];
}

/**
 * A focus ring of a light and a dark line: one of them is visible on any background. The selector is more
 * specific than a component's own shadow or outline. No ring on a region or heading that a script focuses
 * for screen readers: visitors cannot operate it.
 */
function focusRing(): SheetRule[] {
  return [
    rule(
      ':root :focus-visible',
      `
        outline: 3px solid var(--color-focus-outer);
        outline-offset: 2px;
        box-shadow: 0 0 0 2px var(--color-focus-inner);
      `,
    ),
    rule(':root :is(main, h1, h2):focus-visible', 'outline: 0; box-shadow: none'),
  ];
}

/** Animations for appearing elements. Global, because a component's own keyframes are not part of a page's CSS. */
function keyframes(): SheetRule[] {
  return [
    rule('@keyframes appear', 'from { opacity: 0; translate: 0 -.5rem }'),
    rule('@keyframes unfold', 'from { clip-path: inset(0 0 100%) }'),
  ];
}

/** Pictures that browser/page/lazyImages.ts delays fade in. In print and without the script they are visible. */
function lazyImages(): SheetRule[] {
  return within('@media screen', [
    rule(
      only('embeds', 'picture > [loading=lazy]'),
      'transition: opacity var(--duration-lazy-image)',
    ),
    rule(only('embeds', `picture > [${waitingAttribute}]`), 'opacity: 0; transition: none'),
  ]);
}

/** No script waits for the end of an animation, so none need run. */
function stillness(): SheetRule[] {
  return within('@media (prefers-reduced-motion: reduce)', [
    rule('*, ::before, ::after', 'animation: none !important; transition: none !important'),
  ]);
}

/**
 * Forced colours replace the palette. Buttons are recognisable only by their background, which forced
 * colours remove: they get a border.
 */
function forcedColors(): SheetRule[] {
  return within('@media (forced-colors: active)', [
    rule(':root button', 'border: 1px solid'),
    rule(':root :focus-visible', 'outline-color: Highlight'),
  ]);
}

/** Print styles: black text on white, without the page's frame, with the URLs of links. */
function print(): SheetRule[] {
  return within('@media print', [
    rule(':root:root', 'color-scheme: light; font-size: 10pt', paperProperties()),
    rule(
      [
        'header:not(main *), footer:not(main *), nav',
        only('embeds', 'dialog'),
        '[popover], [data-screen-only]',
        // Icons and arrows of links: nothing on paper can be opened.
        'a svg',
      ],
      'display: none !important',
    ),
    rule(
      ':is(p, li, dd, td) a[href^=http]::after',
      'content: " (" attr(href) ")"; overflow-wrap: anywhere',
    ),
    rule(['h1, h2, h3', only('asides', 'h4')], 'break-after: avoid'),
    rule([only('asides', 'figure'), only('tables', 'tr')], 'break-inside: avoid'),
  ]);
}
