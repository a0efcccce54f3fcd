import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { ESLint } from 'eslint';

/** The drawing of the house in CONTRIBUTING.md shows every way that ESLint leaves open, and no other. */
it('draws the imports that ESLint allows', async () => {
  const drawn = arrowsIn(await drawing());
  const allowed = arrowsOf(await policies());
  expect(drawn.toSorted()).toEqual(allowed.toSorted());
});

async function drawing(): Promise<string> {
  const text = await readFile('CONTRIBUTING.md', 'utf8');
  return /```mermaid\n(.*?)```/s.exec(text)![1]!;
}

/** `pages --> data & contract` is two arrows; words on an arrow tell of which files it is true. */
function arrowsIn(mermaid: string): string[] {
  const lines = [...mermaid.matchAll(/^ *(\w+) (?:--|-\.)(?:.* (?:--|\.-))?> (.+)$/gm)];
  return lines.flatMap(([, from, to]) => to!.split(' & ').map((each) => `${from} → ${each}`));
}

it('names every room in the tour of the README', async () => {
  const tour = await readFile('README.md', 'utf8');
  const unnamed = (await rooms()).filter((room) => !tour.includes(`${room}/`));
  expect(unnamed).toEqual([]);
});

const floors = ['components', 'pages', 'data', 'eleventy', 'client', 'cms', 'contract'];

/** The folders of the product, and those in them that hold code. */
async function rooms(): Promise<string[]> {
  const names = [...floors, 'backend', 'browser', 'locales', 'stories', 'tests'];
  const inside = [...floors, 'backend', 'browser', 'tests'].map(async (floor) => {
    const entries = await readdir(floor, { withFileTypes: true });
    // Git knows no empty ones, but leaves them where something was moved away.
    const folders = entries.filter(
      (entry) =>
        entry.isDirectory() &&
        !/^[.]|^node_modules$/.test(entry.name) &&
        globSync(`${floor}/${entry.name}/**/*.*`).length > 0,
    );
    return folders.map(({ name }) => name);
  });
  return [...names, ...(await Promise.all(inside)).flat()];
}

interface Folders {
  readonly element?: { readonly type?: string; readonly types?: { readonly anyOf: string[] } };
}

interface Policy {
  readonly from: Folders;
  readonly allow: { readonly to: Folders };
}

async function policies(): Promise<readonly Policy[]> {
  const config = (await new ESLint().calculateConfigForFile('pages/home.11ty.tsx')) as {
    rules: Record<string, [unknown, { policies: readonly Policy[] }]>;
  };
  return config.rules['boundaries/dependencies']![1].policies;
}

/** Tests may import everything, which would hide what else there is to see. */
function arrowsOf(policies: readonly Policy[]): string[] {
  const arrows = policies.flatMap(({ from, allow }) =>
    foldersIn(from).flatMap((one) => foldersIn(allow.to).map((other) => `${one} → ${other}`)),
  );
  return [...new Set(arrows)].filter((arrow) => !arrow.startsWith('tests'));
}

/** What names no folder is about islands, which are components. */
function foldersIn({ element }: Folders): readonly string[] {
  if (!element) return ['components'];
  return element.types?.anyOf ?? [element.type!];
}
