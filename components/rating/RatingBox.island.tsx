import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { Place, PlaceRating } from '../../browser/thirdParty/placeRating.ts';
import { notSearched } from '../../contract/notSearched.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Link } from '../primitives/Link.tsx';
import { limits } from '../theme/tokens.ts';
import { Stars } from './Stars.tsx';
import { useCoversFocus } from './useCoversFocus.ts';

export interface RatingBoxProps {
  /** The place at the maps service whose rating is shown, and the key to ask for it. */
  place: Place;
  /** A known rating. Default: loads it from the maps service. */
  rating?: PlaceRating;
  /** Initially expanded. Default false. */
  expanded?: boolean;
}

/**
 * The association's public rating, with a link to rate it. Renders nothing until the rating is loaded. Only
 * rendered after consent, so no built page contains it.
 */
export function RatingBox({ place, rating: known, expanded = false }: RatingBoxProps) {
  const { language, text } = useLabels();
  const rating = useRating(place, known);
  const box = useRef<HTMLDetailsElement>(null);
  const coversFocus = useCoversFocus(box);

  const collapse = () => {
    if (!box.current) return;
    // Keep the focus when its element gets hidden.
    const hadFocus = box.current.contains(document.activeElement);
    box.current.open = false;
    if (hadFocus) box.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const narrow = matchMedia(`(width<${limits.ratingBoxCollapsedBelow}px)`);
    const follow = () => {
      if (narrow.matches && box.current) box.current.open = false;
    };
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);

  if (!rating) return null;
  const stars = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating.rating);
  const query = `placeid=${encodeURIComponent(place.id)}`;
  return (
    <Corner aria-label={text('rating.heading')} {...notSearched} data-screen-only="">
      <Box ref={box} open={expanded} data-covers-focus={coversFocus || undefined}>
        <summary>
          <Stars rating={rating.rating} label={text('rating.stars', { rating: stars })} />
          <b aria-hidden>{stars}</b>
          <Icon name="chevron-down" size={18} />
        </summary>
        <Content>
          <p>
            <Label name="rating.count" values={{ count: rating.user_ratings_total }} />{' '}
            <Label name="rating.text" />
          </p>
          <p>
            <Label name="rating.origin" />
          </p>
          <Links role="list">
            <li>
              <Link href={`https://search.google.com/local/writereview?${query}`}>
                <Label name="rating.write" />
              </Link>
            </li>
            <li>
              <Link href={`https://search.google.com/local/reviews?${query}`}>
                <Label name="rating.read" />
              </Link>
            </li>
          </Links>
          <Button variant="secondary" onClick={collapse}>
            <Label name="rating.notNow" />
          </Button>
        </Content>
      </Box>
    </Corner>
  );
}

/** Loads the rating. A failure is not shown to visitors. */
function useRating({ id, key }: Place, known: PlaceRating | undefined): PlaceRating | undefined {
  const [rating, setRating] = useState(known);
  useEffect(() => {
    if (known) return;
    let isWanted = true;
    // Imported here, because the module reads the consent, which only exists in a browser.
    void import('../../browser/thirdParty/placeRating.ts')
      .then(({ placeRating }) => placeRating({ id, key }))
      .then(
        (answer) => {
          if (isWanted) setRating(answer);
        },
        (error: unknown) => {
          // oxlint-disable-next-line no-console -- the specification requires this log (section 8)
          console.error('Error fetching place details', error);
        },
      );
    return () => {
      isWanted = false;
    };
  }, [id, key, known]);
  return rating;
}

/* Fixed only on large windows; on small ones, where the box would cover too much, it is at the end of the
   page. The consent banner covers the box. */
const Corner = styled.aside`
  display: flex;
  justify-content: center;
  padding: var(--space-4);
  @media (width >= ${limits.ratingBoxCollapsedBelow}px) {
    position: fixed;
    z-index: 5;
    right: var(--space-5);
    bottom: var(--space-5);
    padding: 0;
  }
`;

const Box = styled.details`
  width: 20rem;
  max-width: 100%;
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: var(--color-canvas);
  &[data-covers-focus] {
    opacity: 0;
    pointer-events: none;
  }
  &:not([open]) {
    width: auto;
  }
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--size-target);
    padding: var(--space-2) var(--space-4);
    border-radius: var(--radius-md);
  }
  & > summary:hover {
    background: var(--color-surface);
  }
  & > summary > svg:last-child {
    margin-left: auto;
    color: var(--color-ink-muted);
  }
  &:not([open]) > summary > svg:last-child {
    rotate: 180deg;
  }
  @media (width >= ${limits.ratingBoxCollapsedBelow}px) {
    box-shadow: 0 0.25rem 1.5rem #0002;
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  overflow-wrap: anywhere;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4) var(--space-4);
  font-size: var(--font-size-sm);
`;

const Links = styled.ul`
  display: grid;
  gap: var(--space-2);
`;
