import styled from '@emotion/styled';

/**
 * Overlapping leaves and circles, for the professions in one association. Decorative. Uses the theme's
 * colours, so it follows the colour mode.
 */
export function HomeIllustration() {
  return (
    <Drawing viewBox="0 0 480 400" aria-hidden="true" focusable="false">
      <circle cx="300" cy="200" r="180" fill="var(--color-accent-soft)" />
      <path
        d="M300 380C180 340 120 240 150 70c130 30 190 150 150 310Z"
        fill="var(--color-accent-pressed)"
      />
      <path
        d="M300 380c-10-150 50-250 150-280 30 140-20 240-150 280Z"
        fill="var(--color-accent)"
        opacity=".8"
      />
      <path
        d="M300 380C220 370 60 350 40 230c130-30 220 40 260 150Z"
        fill="var(--color-accent-text)"
        opacity=".35"
      />
      <path
        d="M300 380C260 290 210 180 168 98M300 380c20-100 70-190 132-252M300 380C230 320 150 270 72 250"
        fill="none"
        stroke="var(--color-canvas)"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <circle cx="378" cy="66" r="34" fill="var(--color-surface-strong)" />
      <circle cx="96" cy="120" r="16" fill="var(--color-accent)" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 30rem;
  height: auto;
  margin-inline: auto;
  @media print {
    display: none;
  }
`;
