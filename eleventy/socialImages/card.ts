import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Palette } from '../../components/theme/tokens.ts';
import type { TypefacePair } from '../../contract/themeSettings.ts';
import { titleSize } from './titleSize.ts';

/** Size that social networks recommend, in px. */
export const cardSize = { width: 1200, height: 630 } as const;

export interface CardProps {
  readonly title: string;
  readonly siteName: string;
  readonly colors: Pick<Palette, 'canvas' | 'ink' | 'accent' | 'band' | 'onBand'>;
  readonly logo: CardLogo;
  /** The title uses the project's font for headings. */
  readonly typefaces: TypefacePair;
}

export interface CardLogo {
  /** The logo as a `data:` URL. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The social image of a page: logo and name as in the site's header, and the title on the brand's
 * dark background.
 * The element becomes an SVG and never HTML, so its styles are attributes.
 */
export function card({ title, siteName, colors, logo }: CardProps): ReactElement {
  const logoWidth = Math.min((logo.width / logo.height) * logoHeight, maxLogoWidth);
  return box(
    { ...cardSize, flexDirection: 'column', backgroundColor: colors.canvas },
    box(
      { height: headHeight, padding: `0 ${margin}px`, alignItems: 'center', gap: 28 },
      createElement('img', { ...logo, style: { width: logoWidth, height: logoHeight } }),
      box(
        { flex: 1, display: 'block', fontSize: 36, color: colors.ink, lineClamp: 2 },
        visible(siteName),
      ),
    ),
    box({ height: ruleHeight, backgroundColor: colors.accent }),
    box(
      {
        flex: 1,
        padding: `0 ${margin}px`,
        alignItems: 'center',
        backgroundColor: colors.band,
        color: colors.onBand,
        fontSize: titleSize(visible(title), titleBox),
        lineHeight: titleBox.lineHeight,
      },
      box({ display: 'block', lineClamp: 8, wordBreak: 'break-word' }, visible(title)),
    ),
  );
}

/**
 * Returns the text without invisible characters, such as the zero-width spaces that come with text from
 * word processors. Satori 0.63 throws "Unexpected end of JSON input" for a run of nothing else, because
 * HarfBuzz returns no glyphs.
 */
function visible(text: string): string {
  return text.replaceAll(/\p{Default_Ignorable_Code_Point}+/gu, '');
}

const margin = 80;
const headHeight = 150;
const ruleHeight = 10;
const logoHeight = 84;
const maxLogoWidth = 320;
const titleBox = {
  width: cardSize.width - 2 * margin,
  height: cardSize.height - headHeight - ruleHeight - 80,
  lineHeight: 1.15,
};

function box(style: CSSProperties, ...children: readonly ReactNode[]): ReactElement {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}
