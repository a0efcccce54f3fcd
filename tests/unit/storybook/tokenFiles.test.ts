import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { projects } from '../../../.storybook/projects.ts';
import { tokenFiles } from '../../../.storybook/tokens/tokenFiles.ts';

const files = tokenFiles(projects);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokens-'));
  for (const [name, content] of files) await writeFile(join(folder, name), content);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a parser of the W3C community group’s format', () => {
  it('reads every token, and finds nothing to complain about', async () => {
    const { complaints } = await read();
    expect(complaints).toEqual([]);
  });

  it('resolves the colours of a project in a mode', async () => {
    const { resolver } = await read();
    const colorsIn = (project: string, mode: string) =>
      resolver.apply({ project, mode })['color.canvas']?.$value;
    expect(colorsIn('association', 'light')).toMatchObject({ hex: '#faf7f2' });
    expect(colorsIn('shop', 'light')).toMatchObject({ hex: '#f3f5f8' });
    expect(colorsIn('shop', 'dark')).not.toEqual(colorsIn('association', 'dark'));
  });

  it('knows each combination', async () => {
    const { resolver } = await read();
    expect(resolver.listPermutations?.()).toHaveLength(4);
  });
});

describe('Style Dictionary', () => {
  it.each([
    ['association', 'light'],
    ['shop', 'light'],
  ] as const)('makes the same custom properties as we do: %s, %s', async (project, mode) => {
    const theirs = customProperties(await styleDictionaryCss(project, mode));
    const ours = customProperties(files.get(`${project}.css`) ?? '');
    const both = [...ours.keys()].filter((name) => theirs.has(name));
    expect(both.length).toBeGreaterThan(60);
    // A length that grows with the window is only its largest value in the format. Durations are objects in
    // it, which Style Dictionary 5.5 can't write as CSS.
    const comparable = both.filter(
      (name) => !ours.get(name)?.startsWith('clamp(') && !name.startsWith('--duration-'),
    );
    for (const name of comparable) {
      expect(`${name}: ${written(theirs.get(name))}`).toBe(`${name}: ${written(ours.get(name))}`);
    }
  });
});

describe('tokens.ts', () => {
  it('names only custom properties that the stylesheet defines', () => {
    const named = [...(files.get('tokens.ts') ?? '').matchAll(/var\((--[\w-]+)\)/g)].map(
      ([, name]) => name ?? '',
    );
    const defined = customProperties(files.get('association.css') ?? '');
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((name) => !defined.has(name))).toEqual([]);
  });
});

async function read() {
  const cwd = pathToFileURL(`${folder}/`);
  const filename = new URL('collegium.resolver.json', cwd);
  const complaints: string[] = [];
  const complain = (...entries: unknown[]) => complaints.push(JSON.stringify(entries));
  const logger = Object.assign(new Logger(), { error: complain, warn: complain });
  const { resolver, tokens } = await parse([{ filename, src: await readFile(filename, 'utf8') }], {
    config: defineConfig({ lint: {} }, { cwd }),
    logger,
    req: (url) => readFile(url, 'utf8'),
  });
  expect(Object.keys(tokens).length).toBeGreaterThan(100);
  return { resolver, complaints };
}

/** Runs in a process of its own: Jest gives modules other objects than Node, which Style Dictionary does not recognise. */
async function styleDictionaryCss(project: string, mode: string): Promise<string> {
  const source = ['shared', project, mode].map((name) => join(folder, `${name}.tokens.json`));
  const platforms = {
    css: { transformGroup: 'css', files: [{ destination: 'x.css', format: 'css/variables' }] },
  };
  const script = `
    import StyleDictionary from 'style-dictionary';
    const settings = ${JSON.stringify({ source, platforms, log: { verbosity: 'silent' } })};
    const [file] = await new StyleDictionary(settings).formatPlatform('css');
    process.stdout.write(file.output);
  `;
  const node = await promisify(execFile)('node', ['--input-type=module', '--eval', script]);
  return node.stdout;
}

/** The first value of each custom property, which is that of the light mode. */
function customProperties(css: string): Map<string, string> {
  const all = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)) {
    if (!all.has(name)) all.set(name, value.trim());
  }
  return all;
}

/** Without what CSS allows to be written in two ways. */
function written(value = ''): string {
  return value
    .replaceAll(/['"]/g, '')
    .replaceAll(/,\s*/g, ',')
    .replaceAll(/(?<![\d.])0(?=\.\d)/g, '')
    .replace(/^0(px|rem)$/, '0');
}
