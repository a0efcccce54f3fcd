import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { InlineDrawing } from '../primitives/LogoPicture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { hiddenBelow } from './hiddenBelow.ts';
import { above } from '../theme/windowWidths.ts';

export interface LogoProps {
  /** The home page in the page's language. */
  href: string;
  /** Decorative: the name is next to it. */
  image: LogoImage;
  /** The association's name, in two lines next to the logo image. */
  name: string;
  /** Replaces the name if the window is too narrow. */
  shortName: string;
  /** On large screens, places the image above the name instead of next to it. */
  stacked?: boolean;
}

export interface LogoImage {
  src: string;
  /** Intrinsic size in px. The image is displayed at the height of the header's first row. */
  width: number;
  height: number;
  /** SVG markup, if the logo is drawn in the text colour. */
  drawing?: string | undefined;
}

/** A link to the home page: logo image and the association's name. At most 300 px wide (specification). */
export function Logo({ href, image, name, shortName, stacked = false }: LogoProps) {
  const Anchor = stacked ? StackedAnchor : AnchorInLine;
  return (
    <Anchor href={href}>
      {isWide(image) ? (
        <>
          <WideMark>
            <Mark {...image} />
          </WideMark>
          <NameBesideWideMark>{name}</NameBesideWideMark>
        </>
      ) : (
        <>
          <Mark {...image} />
          <ShortName>{shortName}</ShortName>
          <Name>{name}</Name>
        </>
      )}
      <VisuallyHidden>
        <Label name="punctuation.colon" /> <Label name="logo.home" />
      </VisuallyHidden>
    </Anchor>
  );
}

/** True if the image is probably the association's name in letters, which leaves little room for the name beside it. */
function isWide({ width, height }: LogoImage): boolean {
  return width > 2 * height;
}

function Mark({ drawing, ...image }: LogoImage) {
  if (drawing !== undefined) return <InlineDrawing drawing={drawing} />;
  // Without `fetchPriority`, React preloads the image with normal priority, before the fonts.
  return <img {...image} alt="" fetchPriority="low" />;
}

const AnchorInLine = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  max-width: var(--size-logo);
  overflow-wrap: anywhere;
  color: var(--color-ink);
  font-family: var(--font-heading);
  font-weight: var(--weight-heading);
  line-height: 1.25;
  text-decoration: none;
  & > :first-child {
    flex: none;
  }
  & :is(img, svg) {
    width: auto;
    height: min(16vw, 2.75rem);
  }
  ${above('lg')} {
    /* With enlarged text, the languages wrap before the words of the name break. */
    min-width: 10em;
    & :is(img, svg) {
      height: 3.75rem;
    }
  }
`;

const StackedAnchor = styled(AnchorInLine)`
  ${above('lg')} {
    flex-direction: column;
    gap: var(--space-1);
    font-size: var(--font-size-lg);
    text-align: center;
    & > :first-child {
      max-width: 100%;
    }
    & :is(img, svg) {
      height: 3.25rem;
    }
  }
`;

/* Leaves room for long words of the name. In a small window, it stands alone beside the tools. */
const WideMark = styled.span`
  max-width: calc(0.4 * var(--size-logo));
  & :is(img, svg) {
    display: block;
    max-width: 100%;
    object-fit: contain;
  }
  @container (max-width: 33.99rem) {
    && {
      flex: 0 1 auto;
    }
  }
`;

const NameBesideWideMark = styled.span`
  text-wrap: balance;
  ${hiddenBelow(34)}
`;

const ShortName = styled.span`
  font-size: var(--font-size-lg);
  ${hiddenBelow(21)}
  @container (min-width: 30rem) {
    display: none;
  }
`;

const Name = styled.span`
  display: none;
  text-wrap: balance;
  @container (min-width: 30rem) {
    display: inline;
  }
`;
