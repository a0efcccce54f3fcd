import { dirname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

/** Facts about a component's source, which its page shows. */
export interface ComponentFacts {
  /**
   * The component's file and the files it imports from the project, minified and compressed with brotli. Without the
   * files that it loads later.
   */
  readonly bytes: number;
  /**
   * The custom properties that its styles name, such as `--space-4`; `--font-size-*` if a property of the component
   * decides which of them.
   */
  readonly tokens: readonly string[];
}

/**
 * Answers `import facts from '…/Button.tsx?facts'` with the component's facts. React, Emotion and styled-system are not
 * counted: all components share them.
 */
export function componentFacts(): Plugin {
  return {
    name: 'collegium-component-facts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?facts$/ },
      handler: (id, importer = '') =>
        `${prefix}${resolve(dirname(importer), id.replace(/\?facts$/, ''))}`,
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: async (id) =>
        `export default ${JSON.stringify(await factsOf(id.slice(prefix.length)))}`,
    },
  };
}

/** Marks a module that no other plugin reads as a file. */
const prefix = '\0facts:';

/** @internal */
export async function factsOf(file: string): Promise<ComponentFacts> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    // Labels reach the browser with the page.
    external: ['*.json'],
    plugins: [withoutLaterParts],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  const tokens = [...code.matchAll(/var\((--[a-z][\w-]*)/g)].map(([, name = '']) =>
    name.endsWith('-') ? `${name}*` : name,
  );
  return {
    bytes: brotliCompressSync(code).length,
    tokens: [...new Set(tokens)].sort(new Intl.Collator('en', { numeric: true }).compare),
  };
}

/** Leaves out dynamic imports: the browser loads them when a visitor needs them, not with the component. */
const withoutLaterParts: EsbuildPlugin = {
  name: 'without-later-parts',
  setup: (bundle) =>
    bundle.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};
