import { z } from 'zod';
import {
  cornerShapes,
  densities,
  headerLayouts,
  typefacePairs,
} from '../../contract/themeSettings.ts';
import { color } from './fields.ts';

const configSchema = z.strictObject({
  /** `user`: the visitor chooses light or dark. `base`: the base colour decides. */
  colorMode: oneOf(['user', 'base']),
  typefaces: oneOf(typefacePairs),
  corners: oneOf(cornerShapes),
  density: oneOf(densities),
  header: oneOf(headerLayouts),
});

/** The two colours that the whole palette is derived from, and the shapes that a project has. */
export const themeSchema = z.strictObject({
  brand_color: color(),
  base_color: color(),
  config: configSchema.default(configSchema.parse({})),
});

export type Theme = z.infer<typeof themeSchema>;

/** The first is what a project has that says nothing. */
function oneOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  const [first] = names;
  return z.enum(names, `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`).default(first);
}
