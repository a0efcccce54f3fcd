import { rgb } from 'culori';
import { colorModes } from '../../contract/themeSettings.ts';
import { colorUses } from './colorUses.ts';
import { kebab } from '../../components/theme/customPropertyNames.ts';
import { palette } from '../../components/theme/palette.ts';
import { corners, distances, typefaces } from '../../components/theme/projectTokens.ts';
import type { ProjectTheme } from '../../components/theme/stylesheet.ts';
import {
  breakpoints,
  colorRoles,
  containers,
  durations,
  easings,
  grid,
  longestLine,
  sizes,
  weights,
  type ColorRole,
} from '../../components/theme/tokens.ts';

/**
 * A token or a group of tokens (Design Tokens Format Module 2025.10, designtokens.org). Names are those of the
 * custom properties: `color.ink-muted` is `--color-ink-muted`.
 */
export interface TokenGroup {
  readonly [name: string]: unknown;
}

/** Returns the tokens that are equal in every project and colour mode. */
export function sharedTokens(): TokenGroup {
  return {
    size: group('dimension', withoutCharacters(sizes), dimension),
    measure: {
      $type: 'number',
      $value: longestLine,
      $description: 'The longest line of running text, in characters',
    },
    weight: group('fontWeight', weights, same),
    duration: group('duration', durations, (value) => ({ value, unit: 'ms' })),
    ease: group('cubicBezier', easings, curve),
    container: group('dimension', containers, pixels),
    window: group('dimension', inPixels(breakpoints), pixels),
    'grid-window': group('dimension', grid.breakpoints, pixels),
    'grid-gutter': { $type: 'dimension', $value: pixels(grid.gutter) },
    'grid-columns': { $type: 'number', $value: grid.columns },
  };
}

/** Returns the tokens in which projects differ, with the palettes of both colour modes. */
export function projectTokens(project: ProjectTheme): TokenGroup {
  const { fonts, fontSizes, headingWeight } = typefaces[project.typefaces];
  const { space, lineHeights } = distances[project.density];
  const palettes = palette(project);
  return {
    palette: Object.fromEntries(
      colorModes.map((mode) => [mode, group('color', palettes[mode], color)]),
    ),
    font: group('fontFamily', fonts, families),
    'font-size': lengths(fontSizes),
    'heading-weight': { $type: 'fontWeight', $value: `{weight.${headingWeight}}` },
    line: group('number', lineHeights, same),
    space: lengths(space),
    radius: lengths(corners[project.corners]),
  };
}

/** The colour roles, each as a reference to the palette of the mode. */
export function modeTokens(mode: (typeof colorModes)[number]): TokenGroup {
  return {
    color: {
      $type: 'color',
      ...Object.fromEntries(
        colorRoles.map((role: ColorRole) => [
          kebab(role),
          { $value: `{palette.${mode}.${kebab(role)}}`, $description: colorUses[role] },
        ]),
      ),
    },
  };
}

function group<Value>(
  type: string,
  values: Readonly<Record<string, Value>>,
  written: (value: Value) => unknown,
): TokenGroup {
  const tokens = Object.entries(values).map(([name, value]): [string, object] => [
    kebab(name),
    { $value: written(value) },
  ]);
  return { $type: type, ...Object.fromEntries(tokens) };
}

/** Lengths of which some grow with the window. The format has no such value, so the largest one is written. */
function lengths(values: Readonly<Record<string, string>>): TokenGroup {
  const tokens = Object.entries(values).map(([name, css]): [string, object] => {
    const [, least, most] = /^clamp\((.+?), .+, (.+?)\)$/.exec(css) ?? [];
    if (least === undefined || most === undefined) return [name, { $value: dimension(css) }];
    return [
      name,
      {
        $value: dimension(most),
        $description: `In a window of 1280 px. In one of 320 px: ${least}`,
        $extensions: { 'org.collegium': { css } },
      },
    ];
  });
  return { $type: 'dimension', ...Object.fromEntries(tokens) };
}

function color(hex: string): unknown {
  const { r, g, b } = rgb(hex) ?? { r: 0, g: 0, b: 0 };
  return { colorSpace: 'srgb', components: [r, g, b].map(rounded), alpha: 1, hex };
}

/** A CSS length: the format knows only px and rem. */
function dimension(css: string): unknown {
  return { value: Number.parseFloat(css), unit: css.endsWith('rem') ? 'rem' : 'px' };
}

function pixels(value: number): unknown {
  return { value, unit: 'px' };
}

function families(stack: string): unknown {
  return stack.split(',').map((family) => family.trim().replaceAll("'", ''));
}

function curve(css: string): unknown {
  return css
    .replace(/^cubic-bezier\(|\)$/g, '')
    .split(',')
    .map(Number);
}

function same<Value>(value: Value): Value {
  return value;
}

/** The widths of windows are in em of the browser's own text size, 16 px. */
function inPixels(widths: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(widths).map(([name, em]) => [name, Number.parseFloat(em) * 16]),
  );
}

function withoutCharacters({
  measure: _,
  ...rest
}: typeof sizes): Readonly<Record<string, string>> {
  return rest;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
