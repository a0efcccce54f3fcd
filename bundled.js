import './eleventy/commands/expectNode.js';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { codeHash } from './eleventy/cache/codeHash.js';

/*
 * Runs `npm run build` from a bundle of its sources and libraries: finding and linking 1,650 modules takes
 * longer than running them (docs/decisions/0074-one-bundle.md). The bundle's name is the hash of the code.
 */
const root = import.meta.dirname;
const bundles = `${root}/.cache/bundle`;
const bundle = `${bundles}/${codeHash()}`;

if (!existsSync(bundle)) await write().catch(() => undefined);
const isThere = existsSync(bundle);
// Without a bundle, because `.cache` can't be written or a source has an error, tsx loads each file.
if (!isThere) await import('tsx');
module.enableCompileCache(`${root}/.cache/compiled`);
process.setSourceMapsEnabled(true);
await import(isThere ? `${bundle}/eleventy/commands/build.js` : './eleventy/commands/build.ts');

async function write() {
  const { build } = await import('esbuild');
  const outdir = `${bundle}.${process.pid}`;
  const templates = globSync('pages/*.11ty.tsx', { cwd: root });
  const require = `process.getBuiltinModule('module').createRequire('${import.meta.url}')`;
  await build({
    absWorkingDir: root,
    entryPoints: ['eleventy/commands/build.ts', '.eleventy.ts', ...templates],
    ...{ outdir, outbase: '.', bundle: true, splitting: true, format: 'esm' },
    ...{ platform: 'node', target: 'node22', jsx: 'automatic', mainFields: ['main'] },
    // Vite is loaded only when browser code is bundled. It also resolves `?worker&url`.
    external: ['vite', 'esbuild', '*?worker&url'],
    ...{ minifyWhitespace: true, sourcemap: true, sourcesContent: false, logLevel: 'silent' },
    banner: { js: `const require = ${require};` },
    plugins: [{ name: 'as they lie', setup }],
  });
  // If a source was edited meanwhile, the bundle may contain parts of both versions: don't use it.
  if (bundle === `${bundles}/${codeHash()}`) renameSync(outdir, bundle);
  // Delete other versions, but never this one: another build may have just started from it.
  for (const name of readdirSync(bundles)) {
    if (`${bundles}/${name}` !== bundle) rmSync(`${bundles}/${name}`, { recursive: true });
  }
}

/** Keeps `import.meta.url` of each source, and leaves dynamic imports of libraries to Node. */
function setup({ initialOptions, onResolve, onLoad }) {
  // Eleventy loads these. Each imports all others, so that esbuild writes one file with their code
  // instead of 80 files with the code that two or more of them share.
  const [, ...files] = initialOptions.entryPoints;
  const all = files.map((file) => `import ${JSON.stringify(`${root}/${file}`)};`).join('');
  onResolve({ filter: /^[^./]/ }, ({ kind }) =>
    kind === 'dynamic-import' ? { external: true } : undefined,
  );
  onLoad({ filter: /\.(tsx?|[cm]?js)$/ }, ({ path }) => {
    const url = JSON.stringify(pathToFileURL(path).href);
    const source = readFileSync(path, 'utf8').replaceAll('import.meta.url', url);
    const contents = files.includes(path.slice(root.length + 1)) ? source + all : source;
    return { contents, loader: /tsx?$/.exec(path)?.[0] ?? 'js' };
  });
}
