import { statSync } from 'node:fs';
import { z } from 'zod';
import { hostSource } from '../../contract/addresses/policySource.ts';
import { memberCollections } from '../../contract/members/records.ts';
import {
  receivingCollections,
  type CollectionNames,
  type ProjectPlace,
} from '../../contract/projectHost.ts';
import { kinds } from '../kinds/index.ts';
import { googleMapsKey, googlePlaceId, matomoSiteId, matomoUrl } from '../kinds/services.ts';
import { embeddedProject } from './embeddedProjects.ts';
import { misplaced } from './outputPlace.ts';
import { Secret } from './Secret.ts';
import type { Services } from './services.ts';

/**
 * The address of the embedded content's backend (`npm run cms`). No published site may link there.
 */
const demoBackend = 'http://localhost:8055';

const portRange = 'a port number from 1 to 65535';
const withoutPassword = 'an address without a name and password, since everybody can read it';
const countRange = 'a whole number from 0 on';

/**
 * All environment variables of Collegium. A wrong value is reported in one line that names the
 * variable and the fix.
 */
const environmentSchema = z.object({
  /** A folder of JSON files to build instead of the embedded association. */
  CONTENT_DIR: z.string().refine(isFolder, 'a folder that is there and readable').optional(),
  /** The content backend to build from. Overrides folders. */
  DIRECTUS_URL: address().optional(),
  /** The project, if the backend is a project host. */
  DIRECTUS_PROJECT: z.string().optional(),
  /** Collections that have another name in the project. */
  DIRECTUS_COLLECTIONS: collectionNames().optional(),
  /** A static token of a user who may read all content. Only the build uses it. */
  DIRECTUS_TOKEN: z
    .string()
    .regex(/^\S+$/, 'a token without spaces')
    .transform((token) => new Secret(token))
    .optional(),
  /** The content backend's address for browsers, if it differs. */
  DIRECTUS_PUBLIC_URL: address().optional(),
  /** Builds drafts and scheduled pages, too. */
  PREVIEW: flag(),
  /** Builds from the last snapshot if Directus does not answer. */
  ALLOW_STALE: flag(),
  /** Publishes a build even if many pages, or a legal page, were removed. */
  ALLOW_REMOVALS: flag(),
  /** Treats warnings for editors as errors. */
  STRICT: flag(),
  /** The embedded project to build. */
  PROJECT: embeddedProject(),
  /** The address of the published site; canonical links and social cards need it. */
  SITE_URL: origin().optional(),
  /** The folder for the built site. */
  OUT_DIR: z.string().default('dist'),
  /** Files and folders in `OUT_DIR` that do not belong to the site. Builds leave them there. */
  KEEP: names().default([]),
  /** The file with the result of the last accessibility check, for the accessibility statement. */
  ACCESSIBILITY_CHECK: z.string().default('.cache/accessibility-check.json'),
  /** The number of pages that get their own picture for social networks. */
  SOCIAL_IMAGES: z.coerce
    .number(countRange)
    .refine((count) => Number.isInteger(count) && count >= 0, countRange)
    .default(300),
  /** How long browsers request the site over https only (Strict-Transport-Security). */
  HSTS: z
    .string()
    .regex(
      /^(?:off|\d{1,10}|subdomains|preload)$/,
      'off, a number of seconds such as 31536000, subdomains or preload',
    )
    .default('31536000')
    .transform(transportSecurity),
  /** The port of `npm start` and `npm run dev`. */
  PORT: z.coerce
    .number(portRange)
    .refine((port) => Number.isInteger(port) && port >= 1 && port <= 65535, portRange)
    .default(8080),
  /** The name or address of this computer that `npm start` and `npm run dev` listen on. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a name or an address of this computer, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  /** The address of `npm run dev` for editors, if it differs. */
  CMS_PREVIEW_URL: address().optional(),
  /** The secret with which Directus authenticates when it reports a change to `npm run dev`. */
  PREVIEW_SECRET: z
    .string()
    .regex(/^\S+$/, 'a secret without spaces')
    .transform((secret) => new Secret(secret))
    .optional(),
  /** The association's Matomo. Overrides the content's setting. */
  MATOMO_URL: matomoUrl().optional(),
  MATOMO_SITE_ID: z.preprocess(Number, matomoSiteId()).optional(),
  /** The settings for the place's rating. They override the content's. */
  GOOGLE_MAPS_KEY: googleMapsKey(),
  GOOGLE_PLACE_ID: googlePlaceId(),
});

const consistentEnvironment = environmentSchema
  // Without DIRECTUS_URL, the embedded association would be built, though the operator means a
  // project host.
  .refine(({ DIRECTUS_URL, DIRECTUS_PROJECT }) => DIRECTUS_URL || !DIRECTUS_PROJECT, {
    path: ['DIRECTUS_URL'],
    error: 'an address, since DIRECTUS_PROJECT names a project there',
  })
  .refine(
    ({ DIRECTUS_PROJECT, DIRECTUS_COLLECTIONS }) => DIRECTUS_PROJECT || !DIRECTUS_COLLECTIONS,
    {
      path: ['DIRECTUS_PROJECT'],
      error: 'a project, since DIRECTUS_COLLECTIONS names its collections',
    },
  )
  .refine(({ MATOMO_URL, MATOMO_SITE_ID }) => MATOMO_URL || MATOMO_SITE_ID === undefined, {
    path: ['MATOMO_URL'],
    error: 'an address, since MATOMO_SITE_ID names a site there',
  })
  .refine(({ MATOMO_URL, MATOMO_SITE_ID }) => !MATOMO_URL || MATOMO_SITE_ID !== undefined, {
    path: ['MATOMO_SITE_ID'],
    error: 'the number of the site in the Matomo of MATOMO_URL',
  })
  .superRefine(({ OUT_DIR, CONTENT_DIR }, context) => {
    const found = misplaced(OUT_DIR, CONTENT_DIR);
    if (found === undefined) return;
    const message = `a folder of its own, since each build replaces it, found ${found}`;
    context.addIssue({ code: 'custom', path: ['OUT_DIR'], message });
  });

/** The address of the backend, and the build's access to it. */
export interface DirectusAccess {
  readonly url: string;
  /** The project on a project host. */
  readonly project: string | undefined;
  readonly collections?: CollectionNames | undefined;
  /** Without a token, the build reads public content only. */
  readonly token: Secret | undefined;
  /** Reads drafts and scheduled pages, too. */
  readonly preview: boolean;
  /** Builds from the last snapshot if the backend does not answer. */
  readonly allowStale: boolean;
}

/** The Strict-Transport-Security settings; none without seconds. */
export interface TransportSecurity {
  readonly seconds: number | undefined;
  /** True for subdomains, too. */
  readonly subdomains: boolean;
  /** True if browsers may include the site in their preload list (https://hstspreload.org). */
  readonly preload: boolean;
}

export interface Environment {
  readonly contentDir: string | undefined;
  readonly directus: DirectusAccess | undefined;
  /** The content backend's address for browsers. */
  readonly backendUrl: string | undefined;
  /** The Directus from which visitors' browsers load content that is newer than the build. */
  readonly liveDirectus: string | undefined;
  /** The project on a project host that visitors' browsers use. */
  readonly liveProject: ProjectPlace | undefined;
  readonly project: string;
  readonly siteUrl: string;
  /** True for a site with drafts and scheduled pages, for editors only. */
  readonly preview: boolean;
  /** The file with the result of the last accessibility check. */
  readonly accessibilityCheck: string;
  /** The number of pages that get their own picture for social networks. */
  readonly socialImages: number;
  readonly outDir: string;
  /** Names of files and folders in `outDir` that builds leave untouched. */
  readonly keep: readonly string[];
  /** True if any number of pages may be removed from `outDir`. */
  readonly allowRemovals: boolean;
  /** True if a site with warnings for editors must not be published. */
  readonly strict: boolean;
  readonly port: number;
  readonly transportSecurity: TransportSecurity;
  /** The name or address that the servers listen on. */
  readonly host: string;
  /** The address at which editors see drafts. */
  readonly previewUrl: string | undefined;
  /** The secret of requests that report changes of the content. */
  readonly previewSecret: Secret | undefined;
  /** Settings of third-party services that override the content's. */
  readonly services: Services;
}

/** Thrown with one line for each variable with a wrong value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads and checks the environment. Empty variables count as not set. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = consistentEnvironment.safeParse(set);
  if (!result.success) throw new EnvironmentError(result.error.issues.map(problemLine).join('\n'));
  const { CONTENT_DIR, DIRECTUS_URL, DIRECTUS_PUBLIC_URL, DIRECTUS_PROJECT, PROJECT, SITE_URL } =
    result.data;
  const { OUT_DIR, PORT, DIRECTUS_COLLECTIONS: collections } = result.data;
  const liveUrl = DIRECTUS_PUBLIC_URL ?? DIRECTUS_URL;
  return {
    contentDir: CONTENT_DIR,
    directus: DIRECTUS_URL
      ? {
          url: DIRECTUS_URL,
          project: DIRECTUS_PROJECT,
          collections,
          token: result.data.DIRECTUS_TOKEN,
          preview: result.data.PREVIEW,
          allowStale: result.data.ALLOW_STALE,
        }
      : undefined,
    backendUrl: liveUrl ?? (CONTENT_DIR || !isOnThisComputer(SITE_URL) ? undefined : demoBackend),
    // Without these variables, the build can't know whether there is a backend.
    liveDirectus: DIRECTUS_PROJECT ? undefined : liveUrl,
    liveProject:
      DIRECTUS_PROJECT && liveUrl
        ? { url: liveUrl, project: DIRECTUS_PROJECT, collections }
        : undefined,
    project: PROJECT,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    preview: result.data.PREVIEW,
    accessibilityCheck: result.data.ACCESSIBILITY_CHECK,
    socialImages: result.data.SOCIAL_IMAGES,
    outDir: OUT_DIR,
    keep: result.data.KEEP,
    allowRemovals: result.data.ALLOW_REMOVALS,
    strict: result.data.STRICT,
    port: PORT,
    transportSecurity: result.data.HSTS,
    host: result.data.HOST,
    previewUrl: result.data.CMS_PREVIEW_URL,
    previewSecret: result.data.PREVIEW_SECRET,
    services: servicesOf(result.data),
  };
}

function servicesOf({
  MATOMO_URL: url,
  MATOMO_SITE_ID: site_id,
  GOOGLE_MAPS_KEY,
  GOOGLE_PLACE_ID,
}: z.infer<typeof environmentSchema>): Services {
  return {
    matomo: url !== undefined && site_id !== undefined ? { url, site_id } : undefined,
    googleMapsKey: GOOGLE_MAPS_KEY,
    googlePlaceId: GOOGLE_PLACE_ID,
  };
}

function transportSecurity(value: string): TransportSecurity {
  const isWord = value === 'subdomains' || value === 'preload';
  return {
    seconds: value === 'off' ? undefined : isWord ? 31536000 : Number(value),
    subdomains: isWord,
    preload: value === 'preload',
  };
}

/** The address of a service, without a user name and password: it may be published for browsers. */
function address() {
  const expected = 'an address such as https://cms.example.org';
  return z
    .url({ protocol: /^https?$/, error: expected, abort: true })
    .refine(holdsNoPassword, { error: withoutPassword, abort: true })
    .refine((url) => hostSource(url) !== undefined, expected)
    .transform((url) => url.replace(/\/+$/, ''));
}

function holdsNoPassword(url: string): boolean {
  const { username, password } = new URL(url);
  return username === '' && password === '';
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
    .refine(holdsNoPassword, { error: withoutPassword, abort: true })
    .refine((url) => hostSource(url) !== undefined && new URL(url).pathname === '/', expected)
    .transform((url) => new URL(url).origin);
}

export function isOnThisComputer(siteUrl = 'http://localhost'): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}

function names() {
  const isName = (name: string) => !/[/\\]/.test(name) && name !== '.' && name !== '..';
  return z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .transform((list) => list.filter((name) => name !== ''))
    .refine((list) => list.every(isName), 'names without a path, such as .git,CNAME');
}

/** Such as `messages=anfragen,member_news=interne_news`. */
function collectionNames() {
  const usual: ReadonlySet<string> = new Set([
    ...Object.values(kinds).map(({ name }) => name),
    ...Object.values(memberCollections),
    ...Object.values(receivingCollections),
  ]);
  return z
    .string()
    .transform((list) => list.split(',').map((pair) => pair.split('=').map((name) => name.trim())))
    .superRefine((pairs, context) => {
      for (const [name = '', theirs = '', ...rest] of pairs) {
        if (usual.has(name) && /^\w+$/.test(theirs) && rest.length === 0) continue;
        const message = usual.has(name)
          ? `the project's name of ${name}, such as ${name}=name_there`
          : `pairs such as messages=name_there, of ${[...usual].join(', ')}, found ${name || 'nothing'}`;
        context.addIssue({ code: 'custom', message });
      }
    })
    .transform((pairs): CollectionNames => Object.fromEntries(pairs) as CollectionNames);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function problemLine(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: expected ${issue.message}.`;
}
