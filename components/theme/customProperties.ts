import { customProperty } from './customPropertyNames.ts';
import type { ProjectShapes } from './projectShapes.ts';
import type { Property } from './sheet.ts';
import { corners, distances, typefaces } from './projectTokens.ts';
import {
  durations,
  easings,
  sizes,
  spaceSteps,
  weights,
  type ColorRole,
  type Palette,
} from './tokens.ts';

/** Returns the properties that are equal in both colour modes. */
export function tokenProperties(shapes: ProjectShapes): Property[] {
  const { fonts, fontSizes, headingWeight } = typefaces[shapes.typefaces];
  const { space, lineHeights } = distances[shapes.density];
  return [
    ...spaceSteps.map((step) => property('space', step, space[step])),
    ...properties('font', fonts),
    ...properties('font-size', fontSizes),
    ...properties('weight', { ...weights, heading: weights[headingWeight] }),
    ...properties('line', lineHeights),
    ...properties('radius', corners[shapes.corners]),
    ...properties('size', sizes),
    ...properties('duration', inMilliseconds(durations)),
    ...properties('ease', easings),
  ];
}

/**
 * Returns the colours of a palette. Only colours change: with the colour mode, in print, and on another
 * background.
 */
export function paletteProperties(palette: Palette): Property[] {
  return properties('color', palette);
}

/** Returns black for every text colour, for print. */
export function paperProperties(): Property[] {
  return textRoles.map((role) => property('color', role, '#000'));
}

const textRoles = [
  'ink',
  'inkMuted',
  'onAccent',
  'accentText',
  'onAccentSoft',
  'danger',
  'success',
] as const satisfies readonly ColorRole[];

function inMilliseconds(values: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}ms`]));
}

function properties(
  scale: Parameters<typeof customProperty>[0],
  tokens: Readonly<Record<string, string | number>>,
): Property[] {
  return Object.entries(tokens).map(([token, value]) => property(scale, token, value));
}

function property(
  scale: Parameters<typeof customProperty>[0],
  token: string | number,
  value: string | number,
): Property {
  return [customProperty(scale, token), String(value)];
}
