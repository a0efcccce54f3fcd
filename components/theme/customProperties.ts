import { customProperty } from './customPropertyNames.ts';
import type { ProjectShapes } from './projectShapes.ts';
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

/** Declarations of everything that is the same in both colour modes. */
export function tokenProperties(shapes: ProjectShapes): string {
  const { fonts, fontSizes } = typefaces[shapes.typefaces];
  const { space, lineHeights } = distances[shapes.density];
  return [
    ...spaceSteps.map((step) => declaration('space', step, space[step])),
    ...declarations('font', fonts),
    ...declarations('font-size', fontSizes),
    ...declarations('weight', weights),
    ...declarations('line', lineHeights),
    ...declarations('radius', corners[shapes.corners]),
    ...declarations('size', sizes),
    ...declarations('duration', inMilliseconds(durations)),
    ...declarations('ease', easings),
  ].join('');
}

/** Declarations of a palette, and of the browser's own controls and scrollbars to suit it. */
export function paletteProperties(palette: Palette, colorScheme: string): string {
  return `color-scheme:${colorScheme};${declarations('color', palette).join('')}`;
}

/** Every text of the content in black, whatever the palette, for paper. */
export function paperProperties(): string {
  return textRoles.map((role) => declaration('color', role, '#000')).join('');
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

function declarations(
  scale: Parameters<typeof customProperty>[0],
  tokens: Readonly<Record<string, string | number>>,
): string[] {
  return Object.entries(tokens).map(([token, value]) => declaration(scale, token, value));
}

function declaration(
  scale: Parameters<typeof customProperty>[0],
  token: string | number,
  value: string | number,
): string {
  return `${customProperty(scale, token)}:${value};`;
}
