import { readFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildOptions, type Loader, type Plugin } from 'esbuild';

/** A command with all that it loads, as `typescript.js` keeps and runs it. */
export interface CommandBundle {
  /** Code by names; modules import each other by `./` and the name. */
  readonly modules: Readonly<Record<string, string>>;
  /** From where to where in the sources, by names, for whoever looks for an error. */
  readonly maps: Readonly<Record<string, string>>;
  /** The names of those that stand for sources which are asked for by their paths. */
  readonly entries: Readonly<Record<string, string>>;
  /** The files that it is made of, each with what tells it from what it may become. */
  readonly madeOf: Readonly<Record<string, string>>;
}

/** What a command is made of. */
interface CommandSources {
  /** The folder of the project, with a slash at its end. */
  readonly root: string;
  /** Where the modules are said to lie. */
  readonly folder: string;
  /** The sources that are asked for by their paths while the command runs, from there. */
  readonly entries: readonly string[];
  /** As single files are compiled. */
  readonly options: BuildOptions;
  readonly stampOf: (path: string) => string;
}

/**
 * Joins what a command loads, libraries too, in few modules: to look for 1,650 files and to link them
 * takes three times as long as to run them.
 *
 * @throws where that can't be, or a file changes meanwhile
 */
export async function bundleCommand(sources: CommandSources): Promise<CommandBundle> {
  const { root, folder, entries, options, stampOf } = sources;
  const madeOf: Record<string, string> = {};
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: join(root, entry), out: moduleName(entry) })),
    // Sources are told from the folder in which the maps will be.
    outdir: folder,
    chunkNames: '[hash]',
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    // As Node chooses files, too.
    conditions: ['node-addons'],
    mainFields: ['main'],
    // Only where a browser's code is bundled.
    external: ['vite', 'esbuild'],
    legalComments: 'none',
    minifyWhitespace: true,
    // Node would read them at each start.
    sourcemap: 'external',
    logLevel: 'silent',
    banner: { js: requireOf(root) },
    plugins: [asTheyLie((path) => (madeOf[path] = stampOf(path)))],
  });
  const isSame = Object.entries(madeOf).every(([path, stamp]) => stampOf(path) === stamp);
  if (!isSame) throw new Error('A file changed while it was bundled.');
  const files = outputFiles.map(({ path, text }): [string, string] => [
    relative(folder, path),
    text,
  ]);
  const isMap = ([name]: readonly [string, string]) => name.endsWith('.map');
  return {
    modules: Object.fromEntries(files.filter((file) => !isMap(file))),
    maps: Object.fromEntries(files.filter(isMap)),
    entries: Object.fromEntries(entries.map((entry) => [entry, `${moduleName(entry)}.js`])),
    madeOf,
  };
}

function moduleName(entry: string): string {
  return entry.replaceAll(/\W/g, '-');
}

/** Libraries of the older kind ask for Node's own modules by it. */
function requireOf(root: string): string {
  const from = JSON.stringify(join(root, 'package.json'));
  return `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${from});`;
}

/**
 * Modules find what lies beside them where it lies; libraries that are loaded when they are needed
 * stay there, too.
 *
 * @param note hears of each file before it is read
 */
const asTheyLie = (note: (path: string) => void): Plugin => ({
  name: 'as they lie',
  setup(bundling) {
    bundling.onResolve({ filter: /^[^./]/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    );
    // The browser's (`./proofWorker.ts?worker&url`).
    bundling.onResolve({ filter: /\?/ }, () => ({ external: true }));
    bundling.onLoad({ filter: /./ }, async ({ path }) => {
      note(path);
      const loader = loaders[extname(path)];
      if (loader === undefined) return undefined;
      const source = await readFile(path, 'utf8');
      const url = JSON.stringify(pathToFileURL(path).href);
      const contents = placesIn(source, path) + source.replaceAll('import.meta.url', url);
      return { contents, loader };
    });
  },
});

const loaders: Readonly<Record<string, Loader>> = {
  ...{ '.ts': 'ts', '.tsx': 'tsx' },
  ...{ '.js': 'js', '.mjs': 'js', '.cjs': 'js' },
};

function placesIn(source: string, path: string): string {
  if (!/\b__(?:dirname|filename)\b/.test(source)) return '';
  return `var __filename = ${JSON.stringify(path)}, __dirname = ${JSON.stringify(dirname(path))};`;
}
