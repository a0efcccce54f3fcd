import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'tsdown';
import { entries } from './entries.ts';

const shared: InlineConfig = {
  config: false,
  logLevel: 'error',
  format: 'esm',
  // The same code runs on servers and in browsers.
  platform: 'neutral',
  target: 'es2022',
  hash: false,
  clean: false,
  deps: { neverBundle: [/^react(\/|$)/, /^@emotion\//, 'culori', 'styled-system', 'csstype'] },
};

/**
 * Writes the code of the package: one file for each module, so that bundlers leave out whole modules. Within one file
 * they would have to keep every styled component, because creating one is a call.
 */
export async function bundleCode(folder: string): Promise<void> {
  await build({
    ...shared,
    entry: Object.fromEntries(entries.map((entry) => [entry, `library/${entry}.ts`])),
    outDir: folder,
    dts: false,
    unbundle: true,
  });
}

/** Writes `types.d.ts` with all public types. Returns it. */
export async function bundleTypes(folder: string): Promise<string> {
  await build({
    ...shared,
    entry: { types: 'library/types.ts' },
    outDir: folder,
    dts: { emitDtsOnly: true },
  });
  return readFile(join(folder, 'types.d.ts'), 'utf8');
}
