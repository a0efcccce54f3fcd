import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { appDataAddress, pageDataAddress, pageDataName } from '../../contract/pageData.ts';
import type { Content } from '../../data/Content.ts';
import { loadContent } from '../../data/loadContent.ts';
import { kinds, type Kind } from '../../data/kinds/index.ts';
import { readEnvironment } from '../../data/settings/environment.ts';
import { embedsIn } from '../../eleventy/richText/richText.ts';

/* docs/specification.md names a place and a test for each sentence of the specification. */

/** The number of sentences in each section of the specification, counted by hand. */
const sentences = { 2: 104, 3: 26, 4: 30, 5: 10, 6: 7, 7: 21, 8: 17, 9: 34 };

interface Line {
  readonly number: string;
  readonly where: string;
  readonly test: string;
}

const text = readFileSync('docs/specification.md', 'utf8');
const lines: Line[] = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, number = '', , where = '', test = ''] = line.split('|').map((cell) => cell.trim());
    return { number, where, test };
  });

it('has each section, and in it each sentence', () => {
  const sections = [...text.matchAll(/^## (\d+) /gm)].map(([, section]) => section);
  expect(sections).toEqual(Object.keys(sentences));
  expect(lines.map(({ number }) => number)).toEqual(
    Object.entries(sentences).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    ),
  );
});

it.each(lines)('$number names a test that there is', ({ test }) => {
  const [file = '', name = '', ...others] = codeIn(test);
  expect(others).toEqual([]);
  expect(file).toMatch(/^tests\/.+\.(test|spec)\.tsx?$/);
  expect(existsSync(file)).toBe(true);
  expect(namesIn(readFileSync(file, 'utf8'))).toContain(name);
});

describe('the places', () => {
  it.each(lines)('of $number are there', async ({ where }) => {
    const places = placesIn(where);
    expect(places).not.toEqual([]);
    expect(await missing(places)).toEqual([]);
  });

  it.each([
    '`/nirgends`',
    'shop `/mitgliederbereich`',
    '`/uhren`',
    '`npm run nothing`',
    '`npm nothing`',
    '`SITE_NAME`',
    '`project.nothing`',
    '`nothing.sort`',
    '`anything`',
  ])('miss %s', async (where) => {
    expect(await missing(placesIn(where))).toHaveLength(1);
  });
});

interface Place {
  readonly project: 'association' | 'shop';
  readonly name: string;
}

function placesIn(where: string): Place[] {
  return [...where.matchAll(/(\bshop )?`([^`]+)`/g)].map(([, shop, name = '']) => ({
    project: shop === undefined ? 'association' : 'shop',
    name,
  }));
}

async function missing(places: readonly Place[]): Promise<string[]> {
  const found = await Promise.all(
    places.map(async (place) => ({ place, is: await isThere(place) })),
  );
  return found.filter(({ is }) => !is).map(({ place }) => place.name);
}

async function isThere({ project, name }: Place): Promise<boolean> {
  if (name.startsWith('/')) return (await addresses[project]).has(name);
  if (name.startsWith('npm ')) return isCommand(name);
  if (/^[A-Z_]+$/.test(name)) return isVariable(name);
  return isField(name.split('.'));
}

/** The sites of `npm run demo`, in which browsers can reach a Directus. */
const addresses = { association: addressesOf('association'), shop: addressesOf('shop') };

async function addressesOf(project: string): Promise<ReadonlySet<string>> {
  const server = 'http://localhost:8055';
  const environment = { ...readEnvironment({ PROJECT: project }), backendUrl: server };
  const content = await loadContent({ ...environment, liveDirectus: server }, embedsIn);
  return new Set([...routePaths(content), ...dataPaths]);
}

function routePaths({ routes, shells, redirects }: Content): string[] {
  return [
    ...routes.all.map(({ path }) => path),
    ...[...shells.news, ...shells.members].map(({ matchPath }) => matchPath),
    ...redirects.map(({ from }) => from),
  ];
}

const dataPaths = [pageDataAddress(pageDataName('/')), appDataAddress];

function isCommand(command: string): boolean {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, run, start] = /^npm (?:run ([\w:-]+)|(start))(?: -- [\w -]+)?$/.exec(command) ?? [];
  return Object.hasOwn(scripts, run ?? start ?? '');
}

function isVariable(name: string): boolean {
  return readFileSync('data/settings/environmentVariables.ts', 'utf8').includes(`'${name}'`);
}

function isField([kind = '', ...path]: readonly string[]): boolean {
  const found = Object.values<Kind>(kinds).find(({ name }) => name === kind);
  if (!found) return false;
  const schema = z.toJSONSchema(found.written ?? found.schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return hasField(schema, path);
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
  readonly [alternatives: string]: unknown;
}

function hasField(schema: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties = {}, items, anyOf, oneOf, allOf, prefixItems } = schema as JsonSchema;
  if (Object.hasOwn(properties, name)) return hasField(properties[name], rest);
  const inner = [items, anyOf, oneOf, allOf, prefixItems].flat();
  return inner.some((part) => hasField(part, [name, ...rest]));
}

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** The names of a file's tests and groups, as written in the source. */
function namesIn(source: string): string[] {
  return [...source.matchAll(/(['"`])((?:(?!\1|\n).)+)\1,\s*(?:\{|async\b|\(|function\b)/g)].map(
    ([, , name = '']) => name,
  );
}
