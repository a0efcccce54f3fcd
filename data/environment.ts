import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Secret } from './secret.ts';

/** Where `npm run cms` puts the backend of the embedded content. */
const demoBackend = 'http://localhost:8055';

const embeddedProjects = readdirSync(fileURLToPath(new URL('./embedded', import.meta.url)));
const portRange = 'a port number from 1 to 65535';
const countRange = 'a whole number from 0 on';

/**
 * Every environment variable that Collegium knows, in one place. A wrong value is one clear line
 * that names the variable and the mend.
 */
const environmentSchema = z.object({
  /** A folder of JSON files to build instead of the embedded association. */
  CONTENT_DIR: z.string().refine(isFolder, 'a folder that is there and readable').optional(),
  /** The content backend to build from, before any folder. */
  DIRECTUS_URL: address().optional(),
  /** The project, where the backend is a host that serves several. */
  DIRECTUS_PROJECT: z.string().optional(),
  /** A static token of a user who may read all content. Only the build uses it. */
  DIRECTUS_TOKEN: z
    .string()
    .regex(/^\S+$/, 'a token without spaces')
    .transform((token) => new Secret(token))
    .optional(),
  /** The content backend as browsers reach it, where that is another address. */
  DIRECTUS_PUBLIC_URL: address().optional(),
  /** Builds drafts and scheduled pages, too. */
  PREVIEW: flag(),
  /** Builds from the last snapshot where Directus does not answer. */
  ALLOW_STALE: flag(),
  /** Publishes a build that many pages, or a legal one, have vanished from. */
  ALLOW_REMOVALS: flag(),
  /** Takes what editors should mend for a mistake. */
  STRICT: flag(),
  /** Which embedded project to build. */
  PROJECT: z
    .enum(embeddedProjects, `an embedded project: ${embeddedProjects.join(', ')}`)
    .default('association'),
  /** The address that the site will have; canonical links and social cards need it. */
  SITE_URL: origin().optional(),
  /** Where the build writes the site. */
  OUT_DIR: z
    .string()
    .refine(isReplaceable, 'a new folder or one with a built site, since each build replaces it')
    .default('dist'),
  /** The file with the result of the last accessibility check, for the statement to tell. */
  ACCESSIBILITY_CHECK: z.string().default('.cache/accessibility-check.json'),
  /** How many pages get a picture of their own for social networks. */
  SOCIAL_IMAGES: z.coerce
    .number(countRange)
    .refine((count) => Number.isInteger(count) && count >= 0, countRange)
    .default(300),
  /** The port of `npm start` and `npm run dev`. */
  PORT: z.coerce
    .number(portRange)
    .refine((port) => Number.isInteger(port) && port >= 1 && port <= 65535, portRange)
    .default(8080),
});

/** Else the embedded association would be built, where the operator means a project of a host. */
const consistentEnvironment = environmentSchema.refine(
  ({ DIRECTUS_URL, DIRECTUS_PROJECT }) => DIRECTUS_URL || !DIRECTUS_PROJECT,
  { path: ['DIRECTUS_URL'], error: 'an address, since DIRECTUS_PROJECT names a project there' },
);

/** Where the backend is, and what the build may take from it. */
export interface DirectusAccess {
  readonly url: string;
  /** The project, on a host that serves several. */
  readonly project: string | undefined;
  /** Without it, the build reads what everybody may. */
  readonly token: Secret | undefined;
  /** Reads drafts and scheduled pages, too. */
  readonly preview: boolean;
  /** Builds from the last snapshot where the backend is away. */
  readonly allowStale: boolean;
}

export interface Environment {
  readonly contentDir: string | undefined;
  readonly directus: DirectusAccess | undefined;
  /** The content backend as browsers reach it. */
  readonly backendUrl: string | undefined;
  /** The Directus that visitors' browsers ask for what is newer than the build. */
  readonly liveDirectus: string | undefined;
  readonly project: string;
  readonly siteUrl: string;
  /** Whether the site is for its editors' eyes only, with drafts and scheduled pages. */
  readonly preview: boolean;
  /** The file with the result of the last accessibility check. */
  readonly accessibilityCheck: string;
  /** How many pages get a picture of their own for social networks. */
  readonly socialImages: number;
  readonly outDir: string;
  /** Pages may vanish from `outDir`, however many. */
  readonly allowRemovals: boolean;
  /** No site is published that has something for editors to mend. */
  readonly strict: boolean;
  readonly port: number;
}

/** Thrown with one line for each variable that has a wrong value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads and checks the environment. Empty variables count as not set. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = consistentEnvironment.safeParse(set);
  if (!result.success) throw new EnvironmentError(result.error.issues.map(problemLine).join('\n'));
  const { CONTENT_DIR, DIRECTUS_URL, DIRECTUS_PUBLIC_URL, PROJECT, SITE_URL, OUT_DIR, PORT } =
    result.data;
  return {
    contentDir: CONTENT_DIR,
    directus: DIRECTUS_URL
      ? {
          url: DIRECTUS_URL,
          project: result.data.DIRECTUS_PROJECT,
          token: result.data.DIRECTUS_TOKEN,
          preview: result.data.PREVIEW,
          allowStale: result.data.ALLOW_STALE,
        }
      : undefined,
    backendUrl: DIRECTUS_PUBLIC_URL ?? DIRECTUS_URL ?? (CONTENT_DIR ? undefined : demoBackend),
    // Without being told, nobody knows whether there is one; a host of several is asked otherwise.
    liveDirectus: result.data.DIRECTUS_PROJECT ? undefined : (DIRECTUS_PUBLIC_URL ?? DIRECTUS_URL),
    project: PROJECT,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    preview: result.data.PREVIEW,
    accessibilityCheck: result.data.ACCESSIBILITY_CHECK,
    socialImages: result.data.SOCIAL_IMAGES,
    outDir: OUT_DIR,
    allowRemovals: result.data.ALLOW_REMOVALS,
    strict: result.data.STRICT,
    port: PORT,
  };
}

function address() {
  return z
    .url({ protocol: /^https?$/, error: 'an address such as https://cms.example.org' })
    .transform((url) => url.replace(/\/+$/, ''));
}

function flag() {
  return z
    .enum(['0', '1'], '1 or 0')
    .default('0')
    .transform((value) => value === '1');
}

function origin() {
  const expected = 'an address such as https://www.example.org, without a path';
  return z
    .url({ protocol: /^https?$/, error: expected, abort: true })
    .refine((url) => new URL(url).pathname === '/', expected)
    .transform((url) => new URL(url).origin);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** A new or empty folder, or one that holds a built site; never one that holds something else. */
function isReplaceable(path: string): boolean {
  const folder = resolve(path);
  if (!existsSync(folder)) return true;
  const entries = isFolder(folder) ? readdirSync(folder) : ['a file'];
  return entries.length === 0 || entries.includes('_headers');
}

function problemLine(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: expected ${issue.message}.`;
}
