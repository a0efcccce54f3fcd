/** Prefix of a scale's custom properties: `space` step 4 is `--space-4`. */
type Scale =
  | 'color'
  | 'space'
  | 'font-size'
  | 'font'
  | 'weight'
  | 'line'
  | 'radius'
  | 'size'
  | 'duration'
  | 'ease';

/** Returns the name of a token's custom property: `('color', 'inkMuted')` is `--color-ink-muted`. */
export function customProperty(scale: Scale, token: string | number): string {
  return `--${scale}-${kebab(String(token))}`;
}

/** Returns the custom property as a CSS value: `var(--color-ink-muted)`. */
export function reference(scale: Scale, token: string | number): string {
  return `var(${customProperty(scale, token)})`;
}

/** Returns `ink-muted` for `inkMuted`. */
export function kebab(camelCase: string): string {
  return camelCase.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
