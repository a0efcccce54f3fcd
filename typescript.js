import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import * as module from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread } from 'node:worker_threads';

/*
 * `node --import ./typescript.js <file>` runs TypeScript. Each file is compiled when it is first
 * loaded, and remembered by its content: a source that was edited is compiled anew, all others cost
 * a look into the cache (docs/decisions/0041-compiled-once.md). What a build loads is joined, too,
 * once two builds in a row have loaded the same (docs/decisions/0045-around-the-pages.md). In
 * JavaScript, since nothing can compile it.
 */

const root = fileURLToPath(new URL('.', import.meta.url));
const cacheFolder = `${root}.cache/typescript/`;
const cacheFile = `${cacheFolder}compiled`;
const bundleFile = `${cacheFolder}bundle.json`;
const bundleFolder = `${cacheFolder}bundle/`;
const bundleUrl = pathToFileURL(bundleFolder).href;

const bundledCommand = 'eleventy/commands/build.ts';
const bundler = 'eleventy/commands/bundleCommand.ts';

/** @type {import('esbuild').TransformOptions} */
const options = {
  format: 'esm',
  jsx: 'automatic',
  target: 'node22',
  sourcemap: 'inline',
  sourcesContent: false,
  // As tsconfig.json says, of which esbuild reads nothing when it is given a single file.
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
};

const require = module.createRequire(import.meta.url);

/** The address of a source, without what a watcher appends to have it loaded anew. */
const typescript = /^file:.*\.tsx?(?=\?|$)/;

/** What the compiled code depends on beside its source. */
const compiler = [require('esbuild/package.json').version, JSON.stringify(options)].join(' ');

if (module.registerHooks) {
  const isBundled = isMainThread && process.argv[1] === root + bundledCommand;
  const bundle = isBundled ? readBundle() : undefined;
  if (bundle) {
    runBundle(bundle);
    placeErrorsInSources();
  }
  const loaded = compileInThisThread();
  if (isBundled && !bundle) process.once('beforeExit', () => bundleIfSettled(loaded));
} else {
  // Before Node 22.15.
  await import('tsx');
}

function compileInThisThread() {
  let compiled;
  const loaded = new Set();
  let hasChanged = false;

  module.registerHooks({
    // Eleventy asks for each template as for one that has changed, at first, too. Kept by that
    // address, no two starts would have anything in common.
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const [file] = resolved.url.split('?_cache_bust=');
      return loaded.has(file) || !typescript.test(file) ? resolved : { ...resolved, url: file };
    },

    load(url, context, next) {
      const [file = ''] = typescript.exec(url) ?? [];
      if (file === '' || file.includes('/node_modules/')) return next(url, context);
      loaded.add(file);
      const path = fileURLToPath(file);
      const source = readFileSync(path, 'utf8');
      const hash = hashOf(source);
      compiled ??= readCache();
      if (compiled.get(path)?.hash !== hash) {
        compiled.set(path, { hash, code: compile(path, source) });
        hasChanged = true;
      }
      return { format: 'module', source: compiled.get(path).code, shortCircuit: true };
    },
  });

  // Places of errors are the source's.
  module.setSourceMapsSupport?.(true, { nodeModules: false });
  // What V8 makes of code, also of libraries', which Node keeps by content as well.
  module.enableCompileCache(`${cacheFolder}v8`);

  process.on('exit', () => {
    if (hasChanged) writeCache(compiled);
  });
  return loaded;
}

/** Whoever asks for a source that stands in the bundle gets it from there. */
function runBundle({ modules, entries }) {
  const urls = new Map(
    Object.entries(entries).map(([path, name]) => [
      pathToFileURL(root + path).href,
      bundleUrl + name,
    ]),
  );
  module.registerHooks({
    resolve(specifier, context, next) {
      const inBundle = context.parentURL?.startsWith(bundleUrl) && specifier.startsWith('./');
      const url = inBundle
        ? new URL(specifier, context.parentURL).href
        : urls.get(specifier.split('?_cache_bust=')[0]);
      return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
    },

    load(url, context, next) {
      const source = url.startsWith(bundleUrl) && modules[url.slice(bundleUrl.length)];
      return source ? { format: 'module', source, shortCircuit: true } : next(url, context);
    },
  });
}

/**
 * As Node does by itself for modules that name their maps, which it reads when they are loaded: those of a
 * bundle are half of it again, and most builds have no error to tell.
 */
function placeErrorsInSources() {
  const maps = new Map();
  Error.prepareStackTrace = (error, calls) => [error, ...calls.map(placed)].join('\n    at ');

  function placed(call) {
    const place = [call.getLineNumber(), call.getColumnNumber()];
    const url = call.getFileName() ?? '';
    const source = url.startsWith(bundleUrl) && mapOf(url)?.findOrigin(...place);
    if (!source?.fileName) return String(call);
    const file = fileURLToPath(new URL(source.fileName, url));
    return String(call).replace([url, ...place].join(':'), () =>
      [file, source.lineNumber, source.columnNumber].join(':'),
    );
  }

  function mapOf(url) {
    if (!maps.has(url)) maps.set(url, readMap(url));
    return maps.get(url);
  }
}

function readMap(url) {
  try {
    return new module.SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')));
  } catch {
    // Then the error names its place in the bundle.
    return undefined;
  }
}

/** What the last builds have loaded, as long as nothing of it is another than it was then. */
function readBundle() {
  try {
    const bundle = JSON.parse(readSigned(bundleFile));
    const entries = Object.keys(bundle.entries);
    const isSame =
      entries.join() === bundledEntries().join() &&
      Object.entries(bundle.madeOf).every(([path, stamp]) => stampOf(path) === stamp);
    return isSame ? bundle : undefined;
  } catch {
    // There is none, or a part of it is gone.
    return undefined;
  }
}

/**
 * Joins what was loaded when the build is done, if the one before had loaded the same: neither who
 * works on the code waits for it, nor a computer that starts with nothing each time.
 */
async function bundleIfSettled(loaded) {
  if (process.exitCode) return;
  const file = `${cacheFolder}loaded`;
  const paths = [...loaded].sort().map((url) => fileURLToPath(url));
  const state = JSON.stringify(
    [`${root}node_modules/.package-lock.json`, ...paths].map((path) => [path, stampOf(path)]),
  );
  const last = readSigned(file);
  if (last === failed + state) return;
  writeSigned(file, state);
  if (last !== state) return;
  try {
    const { bundleCommand } = await import(`./${bundler}`);
    const places = { root, folder: bundleFolder, entries: bundledEntries() };
    const { maps, ...bundle } = await bundleCommand({ ...places, options, stampOf });
    writeMaps(maps);
    for (const path of [root + bundler, fileURLToPath(import.meta.url)]) {
      bundle.madeOf[path] = stampOf(path);
    }
    writeSigned(bundleFile, JSON.stringify(bundle));
  } catch {
    // Then the next start takes as long as this one, which need not try again.
    writeSigned(file, failed + state);
  }
}

const failed = 'failed ';

/** Another build may do the same just now; whatever is missing, is missed by nobody but an error. */
function writeMaps(maps) {
  try {
    mkdirSync(bundleFolder, { recursive: true });
    for (const [name, map] of Object.entries(maps)) writeFileSync(bundleFolder + name, map);
    for (const name of readdirSync(bundleFolder)) {
      if (!(name in maps)) rmSync(bundleFolder + name, { force: true });
    }
  } catch {
    // Then errors name places in the bundle.
  }
}

/** The command that is run most, and what Eleventy loads for it by paths. */
function bundledEntries() {
  const templates = readdirSync(`${root}pages`).filter((name) => name.endsWith('.11ty.tsx'));
  return [bundledCommand, '.eleventy.ts', ...templates.sort().map((name) => `pages/${name}`)];
}

/** Tells a file from what it was: a source by its content, one of thousands of libraries' by its dates. */
function stampOf(path) {
  if (!path.includes('/node_modules/')) return hashOf(readFileSync(path));
  const { size, mtimeMs, ctimeMs, ino } = statSync(path);
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

function compile(path, source) {
  const { transformSync } = require('esbuild');
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  return transformSync(source, { ...options, loader, sourcefile: path }).code;
}

function readCache() {
  try {
    return new Map(JSON.parse(readSigned(cacheFile)));
  } catch {
    // The first start.
    return new Map();
  }
}

function writeCache(compiled) {
  writeSigned(cacheFile, JSON.stringify([...compiled].filter(([path]) => existsSync(path))));
}

/** A damaged file, or one of another compiler, is as good as none. */
function readSigned(file) {
  try {
    const bytes = readFileSync(file);
    const end = bytes.indexOf('\n');
    const content = bytes.subarray(end + 1);
    if (bytes.toString('latin1', 0, end) === signatureOf(content)) return content.toString();
  } catch {
    // It was never written.
  }
  return undefined;
}

/** Whoever reads it meanwhile gets the old or the new one, whole. */
function writeSigned(file, content) {
  const partial = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(partial, `${signatureOf(content)}\n${content}`);
    renameSync(partial, file);
  } catch {
    // Then the next start takes as long as this one. What else can't be kept there, the build tells.
  }
}

function signatureOf(content) {
  return createHash('sha256').update(compiler).update(content).digest('hex');
}

function hashOf(text) {
  return createHash('sha256').update(text).digest('hex');
}
