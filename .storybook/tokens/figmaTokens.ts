import type { ColorMode } from '../../contract/themeSettings.ts';
import type { ProjectTheme } from '../../components/theme/stylesheet.ts';
import { modeTokens, projectTokens, sharedTokens, type TokenGroup } from './designTokens.ts';

/**
 * Returns all tokens of a project in a colour mode, for one mode of a collection of variables in Figma. Figma imports a file
 * for each mode and resolves no references to other files. It has variables for colours, numbers and texts, with lengths in px
 * and times in seconds. Curves are left out: no variable can contain one.
 */
export function figmaTokens(project: ProjectTheme, mode: ColorMode): TokenGroup {
  const { palette, ...others } = projectTokens(project);
  const all = { ...sharedTokens(), ...others, ...modeTokens(mode) };
  return groupFor(all, undefined, { ...all, palette });
}

function groupFor(group: TokenGroup, type: unknown, all: TokenGroup): TokenGroup {
  const { $type = type, ...members } = group;
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, member]) => {
      // Safe: the members of a group are groups and tokens.
      const item = member as TokenGroup;
      const written = '$value' in item ? tokenFor(item, $type, all) : groupFor(item, $type, all);
      return written && Object.keys(written).length > 0 ? [[name, written]] : [];
    }),
  );
}

function tokenFor(token: TokenGroup, type: unknown, all: TokenGroup): TokenGroup | undefined {
  const { $type = type, $description } = token;
  const written = valueFor(resolved(token['$value'], all), $type);
  return written && { ...written, ...($description !== undefined && { $description }) };
}

function valueFor(value: unknown, type: unknown): TokenGroup | undefined {
  switch (type) {
    case 'color':
    case 'number':
      return { $type: type, $value: value };
    case 'fontWeight':
      return { $type: 'number', $value: value };
    case 'fontFamily':
      return { $type: type, $value: (value as readonly string[])[0] };
    case 'dimension': {
      const { value: length, unit } = value as Quantity;
      return { $type: type, $value: { value: unit === 'rem' ? length * 16 : length, unit: 'px' } };
    }
    case 'duration':
      return { $type: type, $value: { value: (value as Quantity).value / 1000, unit: 's' } };
    default:
      return undefined;
  }
}

interface Quantity {
  readonly value: number;
  readonly unit: string;
}

/** Returns the value to which a reference such as `{palette.light.ink}` leads, and any other value as it is. */
function resolved(value: unknown, all: TokenGroup): unknown {
  const [, path] = /^\{(.+)\}$/.exec(typeof value === 'string' ? value : '') ?? [];
  if (path === undefined) return value;
  let token: unknown = all;
  for (const name of path.split('.')) token = (token as TokenGroup)[name];
  return (token as TokenGroup)['$value'];
}
