import styled from '@emotion/styled';

interface StarsProps {
  /** Rating from 0 to 5. */
  rating: number;
  /** Text alternative for the stars. */
  label: string;
}

/** Five stars, filled to the nearest third of the rating. */
export function Stars({ rating, label }: StarsProps) {
  const full = (Math.round(rating * fractions) / fractions) * edge;
  const all = Array.from({ length: stars }, (_, index) => (
    <path key={index} d={star} transform={`translate(${index * edge})`} />
  ));
  return (
    <Drawing viewBox={`0 0 ${stars * edge} ${edge}`} role="img" aria-label={label}>
      {all}
      {/* Clips the full stars to the rating. */}
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

/** A star spans the whole width of its square, so that a third of the square is a third of the star. */
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
