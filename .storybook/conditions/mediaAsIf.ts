import type { Conditions } from './conditions.ts';

/**
 * Returns CSS or a media query as if the browser reported these conditions: a page cannot change what its media queries
 * see, so the features are replaced by one that is always true or never.
 */
export function mediaAsIf(
  css: string,
  conditions: Pick<Conditions, 'forcedColors' | 'reducedMotion'>,
): string {
  let result = css;
  if (conditions.forcedColors) result = result.replace(forcedColors, always);
  if (conditions.reducedMotion)
    result = result.replace(lessMotion, always).replace(anyMotion, never);
  return result;
}

const forcedColors = /\(forced-colors:\s*active\)/g;
const lessMotion = /\(prefers-reduced-motion:\s*reduce\)/g;
const anyMotion = /\(prefers-reduced-motion:\s*no-preference\)/g;
const always = '(min-width:0)';
const never = '(max-width:0)';
