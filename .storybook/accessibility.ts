/** The axe rules that the product holds: WCAG 2.2 A and AA, and axe's best practice. */
export const accessibilityTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const;
