import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The result of Cloudflare Pages' published parser for a `_redirects` file. */
export interface CloudflarePages {
  readonly rules: readonly { readonly from: string; readonly to: string }[];
  /** Lines that the parser skips. */
  readonly invalid: readonly { readonly line?: string; readonly message: string }[];
  /** The target to which an address is redirected. Undefined if the host looks for a file. */
  readonly leadsTo: (address: string) => Promise<string | undefined>;
  /** The status of the response, and the site's file that it contains, if any. */
  readonly answer: (
    address: string,
    hasFile: (path: string) => boolean,
  ) => Promise<{ readonly status: number; readonly file: string | undefined }>;
}

interface Published {
  readonly parseRedirects: (file: string) => Pick<CloudflarePages, 'rules' | 'invalid'>;
  readonly createMetadataObject: (parts: object) => object;
  readonly generateHandler: (context: object) => Promise<Response>;
}

/** Loads the code, which is published as TypeScript that Node can't run directly. */
export async function cloudflarePages(): Promise<(file: string) => CloudflarePages> {
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'));
  const outfile = join(folder, 'pages.mjs');
  const modules = {
    parseRedirects: 'metadata-generator/parseRedirects.ts',
    createMetadataObject: 'metadata-generator/createMetadataObject.ts',
    generateHandler: 'asset-server/handler.ts',
  };
  const contents = Object.entries(modules)
    .map(([name, path]) => `export { ${name} } from '@cloudflare/pages-shared/${path}';`)
    .join('\n');
  await build({
    stdin: { contents, resolveDir: process.cwd() },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const published = (await import(pathToFileURL(outfile).href)) as Published;
  rmSync(folder, { recursive: true });
  return (file) => reading(file, published);
}

function reading(file: string, published: Published): CloudflarePages {
  const redirects = published.parseRedirects(file);
  const metadata = published.createMetadataObject({ redirects, deploymentId: '' });
  const respond = (address: string, hasFile: (path: string) => boolean) =>
    published.generateHandler({
      request: new Request(site + address),
      metadata,
      logError: fail,
      findAssetEntryForPath: (path: string) => Promise.resolve(hasFile(path) ? path : null),
      getAssetKey: (path: string) => path,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: (path: string) => Promise.resolve({ body: path, contentType: 'text/html' }),
    });
  return {
    ...redirects,
    answer: async (address, hasFile) => {
      const response = await respond(address, hasFile);
      return { status: response.status, file: (await response.text()) || undefined };
    },
    leadsTo: async (address) => {
      const response = await respond(address, () => false);
      return response.headers.get('Location') ?? undefined;
    },
  };
}

/** An address that the site may have there. */
export const site = 'https://site.example';

function fail(error: Error): never {
  throw error;
}
