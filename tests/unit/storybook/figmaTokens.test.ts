import { describe, expect, it } from '@jest/globals';
import { projects, type ProjectName } from '../../../.storybook/projects.ts';
import { tokenFiles } from '../../../.storybook/tokens/tokenFiles.ts';
import { colorModes } from '../../../contract/themeSettings.ts';

/**
 * The rules of Figma's import of variables as we understand them (November 2026): a file is one mode; names contain no `.`, `{`
 * or `}` and do not begin with `$`; a reference leads into the same file; colours are in sRGB with three components and an
 * alpha, lengths in px, times in seconds. Modes of a collection have the same variables. The files were not tried in Figma,
 * which needs an account.
 */
const files = tokenFiles(projects);
const combinations = (Object.keys(projects) as ProjectName[]).flatMap((project) =>
  colorModes.map((mode) => `figma.${project}.${mode}.tokens.json`),
);

interface Variable {
  readonly $type: string;
  readonly $value: unknown;
}

function variablesIn(file: string): Map<string, Variable> {
  const all = new Map<string, Variable>();
  const collect = (group: object, path: string) => {
    for (const [name, member] of Object.entries(group)) {
      if (name.startsWith('$')) continue;
      expect(name).toMatch(/^[^.{}]+$/);
      const item = member as object;
      if ('$value' in item) all.set(`${path}${name}`, item as Variable);
      else collect(item, `${path}${name}/`);
    }
  };
  collect(JSON.parse(files.get(file) ?? '{}') as object, '');
  return all;
}

describe.each(combinations)('%s', (file) => {
  const variables = variablesIn(file);

  it('has only values that become variables', () => {
    expect(variables.size).toBeGreaterThan(60);
    for (const { $type, $value } of variables.values()) expect($value).toEqual(accepted[$type]);
  });

  it('has the same variables as the other modes', () => {
    expect([...variables.keys()]).toEqual([...variablesIn(combinations[0]!).keys()]);
  });
});

const channel = expect.any(Number);
const accepted: Readonly<Record<string, unknown>> = {
  color: {
    colorSpace: 'srgb',
    components: [channel, channel, channel],
    alpha: 1,
    hex: expect.stringMatching(/^#[\da-f]{6}$/),
  },
  dimension: { value: expect.any(Number), unit: 'px' },
  duration: { value: expect.any(Number), unit: 's' },
  number: expect.any(Number),
  fontFamily: expect.stringMatching(/^[\w ]+$/),
};
