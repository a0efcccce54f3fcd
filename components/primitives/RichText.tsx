import styled from '@emotion/styled';
import { visuallyHiddenClass } from '../../contract/markup.ts';
import { partsIn, type StylePart } from '../theme/styleParts.ts';
import type { SafeHtml } from './safeHtml.ts';

export interface RichTextProps {
  /** The text as HTML from a sanitiser. A plain string does not compile. */
  html: SafeHtml;
  /** Language of the text, if it differs from the page's language. */
  lang?: string | undefined;
  /** Class name from a component that adds styles. */
  className?: string;
}

/**
 * An editor's text, with typography for long reading. In addition to the usual elements it supports
 * `class="table-scroll"` on the container of a table, `<a class="new-tab">` for a link that opens in a new
 * tab, and `<span class="visually-hidden">` for the hidden hint in such a link.
 */
export function RichText({ html, lang, className }: RichTextProps) {
  return (
    <Prose
      lang={lang}
      className={className}
      // In a browser with Trusted Types, `html` is an object and not a string.
      parts={partsIn(String(html))}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

interface ProseProps {
  /** The parts of the styles that the text needs. */
  parts: readonly StylePart[];
}

/** Returns rules or selectors only if the text needs the part. */
function only(part: StylePart, css: string) {
  return ({ parts }: ProseProps) => (parts.includes(part) ? css : '');
}

/**
 * The arrow is a clipped run of no-break spaces, so that it never begins a line. Not in forced colours,
 * which remove backgrounds and would leave a gap.
 */
const newTabs = `
  @media screen {
    & .new-tab::after {
      content: '\\00a0\\00a0\\00a0';
      background: currentColor;
      forced-color-adjust: preserve-parent-color;
      clip-path: polygon(
        0.32em 0.36em,
        0.7em 0.36em,
        0.7em 0.74em,
        0.615em 0.74em,
        0.615em 0.505em,
        0.265em 0.855em,
        0.205em 0.795em,
        0.555em 0.445em,
        0.32em 0.445em
      );
    }
  }
  & .${visuallyHiddenClass} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const mailAndPhone = `
  @media screen {
    & .to-mail::after {
      content: '\\a0✉\\fe0e' / '';
    }
    & .to-phone::after {
      content: '\\a0✆' / '';
    }
  }
`;

const asides = `
  & blockquote {
    padding-inline-start: var(--space-5);
    border-inline-start: 3px solid var(--color-accent);
    font-family: var(--font-heading);
    font-size: var(--font-size-lg);
    line-height: 1.45;
  }
  & blockquote > * + * {
    margin-top: 0.6em;
  }
  & hr {
    margin-block: var(--space-7);
    border: 0;
    border-top: 1px solid var(--color-hairline);
  }
  & figcaption {
    margin-top: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    text-align: start;
  }
  & pre {
    white-space: pre-wrap;
  }
  & code {
    padding: 0.1em 0.3em;
    border-radius: var(--radius-sm);
    background: var(--color-surface-strong);
    font-size: 0.9em;
  }
`;

const terms = `
  & dt {
    font-weight: var(--weight-semibold);
  }
  & dd {
    margin-bottom: var(--space-3);
    padding-inline-start: var(--space-5);
  }
`;

const tables = `
  & caption {
    padding-bottom: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--font-size-sm);
    text-align: start;
  }
  & .table-scroll {
    max-width: 52rem;
    overflow-x: auto;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    /* On phones, smaller text keeps more columns in view. */
    font-size: clamp(0.875rem, 3.75vw, var(--font-size-sm));
    font-variant-numeric: tabular-nums lining-nums;
  }
  & th,
  & td {
    padding: var(--space-3) clamp(0.75rem, 2vw, 1rem) var(--space-3) 0;
    border-bottom: 1px solid var(--color-hairline);
    text-align: start;
    vertical-align: top;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  & thead th {
    border-bottom-color: var(--color-control-border);
    vertical-align: bottom;
  }
`;

// Fonts, sizes and hyphenation of headings and paragraphs are in the global styles.
const Prose = styled.div<ProseProps>`
  & > * {
    max-width: var(--size-measure);
  }
  & > * + * {
    margin-top: 1.15em;
  }
  & > * + h2 {
    margin-top: var(--space-7);
  }
  & > * + h3 ${only('asides', ', & > * + h4')} {
    margin-top: var(--space-6);
  }
  & > h2 + *,
  & > h3 + * ${only('asides', ', & > h4 + *')} {
    margin-top: var(--space-4);
  }
  & a:hover {
    text-decoration-thickness: 2px;
  }
  ${only('newTabs', newTabs)}
  ${only('mailAndPhone', mailAndPhone)}
  & ul,
  & ol {
    padding-inline-start: 1.5em;
  }
  & li + li,
  & li > ul,
  & li > ol {
    margin-top: 0.4em;
  }
  & li::marker {
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  ${only('asides', asides)}
  & img {
    display: block;
    border-radius: var(--radius-sm);
  }
  ${only('tables', tables)}
  ${only('terms', terms)}
`;
