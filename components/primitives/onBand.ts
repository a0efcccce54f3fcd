/**
 * Redefines the colours for the brand's dark background, in the footer and the home page's banner. Applies
 * to everything inside: text, links, lines, buttons, fields.
 */
export const onBand = `
  background: var(--color-band);
  color: var(--color-on-band);
  --color-canvas: var(--color-band);
  --color-surface: color-mix(in oklab, var(--color-band) 92%, var(--color-on-band));
  --color-surface-strong: color-mix(in oklab, var(--color-band) 86%, var(--color-on-band));
  --color-ink: var(--color-on-band);
  --color-ink-muted: var(--color-on-band-muted);
  --color-hairline: var(--color-band-hairline);
  --color-control-border: var(--color-on-band-muted);
  --color-accent: var(--color-on-band);
  --color-accent-hover: color-mix(in oklab, var(--color-on-band) 88%, var(--color-band));
  --color-accent-pressed: color-mix(in oklab, var(--color-on-band) 78%, var(--color-band));
  --color-on-accent: var(--color-band);
  --color-accent-text: var(--color-on-band);
  --color-accent-text-hover: var(--color-on-band);
  --color-accent-soft: color-mix(in oklab, var(--color-band) 84%, var(--color-on-band));
  --color-on-accent-soft: var(--color-on-band);
  --color-danger: var(--color-on-band);
  --color-danger-soft: color-mix(in oklab, var(--color-band) 86%, var(--color-on-band));
`;
