import styled from '@emotion/styled';
import { Label } from '../i18n/Labels.tsx';
import { InlineDrawing } from '../primitives/LogoPicture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { hiddenBelow } from './hiddenBelow.ts';
import { above } from '../theme/windowWidths.ts';

export interface LogoProps {
  /** The start page in the language of the page. */
  href: string;
  image: LogoImage;
  /** The association's name, set beside the mark in two lines. */
  name: string;
  /** Stands in for the name where the window is too narrow for it. */
  shortName: string;
  /** On large screens, the mark above the name instead of beside it. */
  stacked?: boolean;
}

export interface LogoImage {
  src: string;
  /** Its own size in px; it is shown at the height of the header's first row. */
  width: number;
  height: number;
  /** Its markup where it is drawn in the colour of the text. */
  drawing?: string | undefined;
}

/** The way home: the mark and the association's name. At most 300 px wide (specification). */
export function Logo({ href, image, name, shortName, stacked = false }: LogoProps) {
  const Anchor = stacked ? StackedAnchor : AnchorInLine;
  return (
    <Anchor href={href}>
      <Mark {...image} />
      <ShortName>{shortName}</ShortName>
      <Name>{name}</Name>
      <VisuallyHidden>
        <Label name="punctuation.colon" /> <Label name="logo.home" />
      </VisuallyHidden>
    </Anchor>
  );
}

function Mark({ drawing, ...image }: LogoImage) {
  if (drawing !== undefined) return <InlineDrawing drawing={drawing} />;
  // React would have the browser fetch an image of ordinary priority before the fonts.
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
    /* Enlarged, languages wrap before the words of the name break. */
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
    & :is(img, svg) {
      height: 3.25rem;
    }
  }
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
