import styled from '@emotion/styled';

interface StarsProps {
  /** From 0 to 5. */
  rating: number;
  /** What the stars say, for who can't see them. */
  label: string;
}

/** Five stars, of which as many thirds are full as come next to the rating. */
export function Stars({ rating, label }: StarsProps) {
  const full = (Math.round(rating * fractions) / fractions) * edge;
  const all = Array.from({ length: stars }, (_, index) => (
    <path key={index} d={star} transform={`translate(${index * edge})`} />
  ));
  return (
    <Drawing viewBox={`0 0 ${stars * edge} ${edge}`} role="img" aria-label={label}>
      {all}
      {/* Shows of the full stars what lies within it. */}
      {full > 0 && (
        <svg aria-hidden width={full} height={edge} viewBox={`0 0 ${full} ${edge}`}>
          {all}
        </svg>
      )}
    </Drawing>
  );
}

/** Specification, section 9. */
const stars = 5;
const fractions = 3;

/** A star reaches from edge to edge, so that a third of its square is a third of it. */
const edge = 24;
const star = 'M12 1.5l3.2 7.2 7.8.7-5.9 5.2 1.7 7.7L12 18.3l-6.8 4 1.7-7.7L1 9.4l7.8-.7z';

const Drawing = styled.svg`
  flex: none;
  width: 6.25rem;
  height: 1.25rem;
  fill: var(--color-hairline);
  stroke: var(--color-ink-muted);
  stroke-width: 1;
  stroke-linejoin: round;
  & > svg {
    fill: var(--color-accent-text);
    stroke: none;
  }
  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
    & > svg {
      fill: CanvasText;
    }
  }
`;
