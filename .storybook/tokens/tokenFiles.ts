import { colorModes } from '../../contract/themeSettings.ts';
import { customProperty } from '../../components/theme/customPropertyNames.ts';
import { tokenStylesheet, type ProjectTheme } from '../../components/theme/stylesheet.ts';
import {
  colorRoles,
  cornerNames,
  durations,
  easings,
  fontRoles,
  fontSizeNames,
  lineHeightNames,
  sizes,
  spaceSteps,
  weights,
} from '../../components/theme/tokens.ts';
import { figmaTokens } from './figmaTokens.ts';
import { modeTokens, projectTokens, sharedTokens } from './designTokens.ts';

/**
 * Returns the tokens of projects as files: names and contents.
 *
 * - `*.tokens.json` and `collegium.resolver.json` for design programs, in the format of the W3C community
 *   group (Design Tokens 2025.10, designtokens.org);
 * - `figma.<project>.<mode>.tokens.json` for Figma, one for each mode of a collection of variables;
 * - `<project>.css` with custom properties;
 * - `tokens.ts` with the names of the custom properties, for scripts.
 */
export function tokenFiles(
  projects: Readonly<Record<string, ProjectTheme>>,
): ReadonlyMap<string, string> {
  const all = Object.entries(projects);
  return new Map([
    ['shared.tokens.json', tokensJson(sharedTokens())],
    ...all.map(([name, project]): File => [
      `${name}.tokens.json`,
      tokensJson(projectTokens(project)),
    ]),
    ...colorModes.map((mode): File => [`${mode}.tokens.json`, tokensJson(modeTokens(mode))]),
    ...all.flatMap(([name, project]) =>
      colorModes.map((mode): File => [
        `figma.${name}.${mode}.tokens.json`,
        tokensJson(figmaTokens(project, mode)),
      ]),
    ),
    ['collegium.resolver.json', json(resolver(Object.keys(projects)))],
    ...all.map(([name, project]): File => [`${name}.css`, `${tokenStylesheet(project)}\n`]),
    ['tokens.ts', tokenModule()],
  ]);
}

type File = readonly [name: string, content: string];

function tokensJson(tokens: object): string {
  return json({ $schema: 'https://www.designtokens.org/schemas/2025.10/format.json', ...tokens });
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Tells a program which files make the tokens of a project in a mode (Resolver Module 2025.10). */
function resolver(projects: readonly string[]): object {
  const source = (name: string) => [{ $ref: `${name}.tokens.json` }];
  const contexts = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, source(name)]));
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Collegium',
    version: '2025.10',
    sets: { shared: { sources: source('shared') } },
    modifiers: {
      project: { contexts: contexts(projects), default: projects[0] },
      mode: { contexts: contexts(colorModes), default: colorModes[0] },
    },
    resolutionOrder: [
      { $ref: '#/sets/shared' },
      { $ref: '#/modifiers/project' },
      { $ref: '#/modifiers/mode' },
    ],
  };
}

/** Returns the source of a module such as `export const color = { ink: 'var(--color-ink)', … } as const;`. */
function tokenModule(): string {
  const scales = {
    color: colorRoles,
    space: spaceSteps,
    'font-size': fontSizeNames,
    font: fontRoles,
    weight: Object.keys(weights),
    line: lineHeightNames,
    radius: cornerNames,
    size: Object.keys(sizes),
    duration: Object.keys(durations),
    ease: Object.keys(easings),
  } as const;
  const written = Object.entries(scales).map(([scale, names]) => {
    const properties = names.map((name) => [
      name,
      `var(${customProperty(scale as keyof typeof scales, name)})`,
    ]);
    const constant = scale.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
    return `export const ${constant} = ${JSON.stringify(Object.fromEntries(properties), undefined, 2)} as const;\n`;
  });
  return written.join('\n');
}
