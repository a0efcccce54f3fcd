import { statSync } from 'node:fs';
import { z } from 'zod';
import { hostSource } from '../../contract/addresses/policySource.ts';
import { memberCollections } from '../../contract/members/records.ts';
import {
  receivingCollections,
  type CollectionNames,
  type ProjectPlace,
} from '../../contract/projectHost.ts';
import { entities } from '../kinds/index.ts';
import { googleMapsKey, googlePlaceId, matomoSiteId, matomoUrl } from '../model/services.ts';
import { embeddedProject } from './embeddedProjects.ts';
import { misplaced } from './outputPlace.ts';
import { Secret } from './Secret.ts';
import type { Services } from './services.ts';

/** Where `npm run cms` puts the backend of the embedded content; no published site may lead there. */
const demoBackend = 'http://localhost:8055';

const portRange = 'a port number from 1 to 65535';
const withoutPassword = 'an address without a name and password, since everybody can read it';
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
  /** Collections that the project calls otherwise. */
  DIRECTUS_COLLECTIONS: collectionNames().optional(),
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
  PROJECT: embeddedProject(),
  /** The address that the site will have; canonical links and social cards need it. */
  SITE_URL: origin().optional(),
  /** Where the build writes the site. */
  OUT_DIR: z.string().default('dist'),
  /** What is beside the site in `OUT_DIR`, and stays there. */
  KEEP: names().default([]),
  /** The file with the result of the last accessibility check, for the statement to tell. */
  ACCESSIBILITY_CHECK: z.string().default('.cache/accessibility-check.json'),
  /** How many pages get a picture of their own for social networks. */
  SOCIAL_IMAGES: z.coerce
    .number(countRange)
    .refine((count) => Number.isInteger(count) && count >= 0, countRange)
    .default(300),
  /** For how long browsers ask for the site over https alone (Strict-Transport-Security). */
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
  /** The address at which editors see `npm run dev`, where that is another. */
  CMS_PREVIEW_URL: address().optional(),
  /** What Directus proves itself with where it tells `npm run dev` of a change. */
  PREVIEW_SECRET: z
    .string()
    .regex(/^\S+$/, 'a secret without spaces')
    .transform((secret) => new Secret(secret))
    .optional(),
  /** The association's Matomo, before the one that the content names. */
  MATOMO_URL: matomoUrl().optional(),
  MATOMO_SITE_ID: z.preprocess(Number, matomoSiteId()).optional(),
  /** Lets the place's rating be shown, before what the content says. */
  GOOGLE_MAPS_KEY: googleMapsKey(),
  GOOGLE_PLACE_ID: googlePlaceId(),
});

const consistentEnvironment = environmentSchema
  // Else the embedded association would be built, where the operator means a project of a host.
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

/** Where the backend is, and what the build may take from it. */
export interface DirectusAccess {
  readonly url: string;
  /** The project, on a host that serves several. */
  readonly project: string | undefined;
  readonly collections?: CollectionNames | undefined;
  /** Without it, the build reads what everybody may. */
  readonly token: Secret | undefined;
  /** Reads drafts and scheduled pages, too. */
  readonly preview: boolean;
  /** Builds from the last snapshot where the backend is away. */
  readonly allowStale: boolean;
}

/** What browsers are told of https; without seconds, nothing. */
export interface TransportSecurity {
  readonly seconds: number | undefined;
  /** Subdomains, too. */
  readonly subdomains: boolean;
  /** Browsers may know it before the first visit (https://hstspreload.org). */
  readonly preload: boolean;
}

export interface Environment {
  readonly contentDir: string | undefined;
  readonly directus: DirectusAccess | undefined;
  /** The content backend as browsers reach it. */
  readonly backendUrl: string | undefined;
  /** The Directus that visitors' browsers ask for what is newer than the build. */
  readonly liveDirectus: string | undefined;
  /** The project of a host that visitors' browsers ask. */
  readonly liveProject: ProjectPlace | undefined;
  readonly project: string;
  readonly siteUrl: string;
  /** Whether the site is for its editors' eyes only, with drafts and scheduled pages. */
  readonly preview: boolean;
  /** The file with the result of the last accessibility check. */
  readonly accessibilityCheck: string;
  /** How many pages get a picture of their own for social networks. */
  readonly socialImages: number;
  readonly outDir: string;
  /** Names of files and folders in `outDir` that no build touches. */
  readonly keep: readonly string[];
  /** Pages may vanish from `outDir`, however many. */
  readonly allowRemovals: boolean;
  /** No site is published that has something for editors to mend. */
  readonly strict: boolean;
  readonly port: number;
  readonly transportSecurity: TransportSecurity;
  /** The name or address that the servers listen on. */
  readonly host: string;
  /** The address at which editors see drafts. */
  readonly previewUrl: string | undefined;
  /** Who tells of changes of the content knows it. */
  readonly previewSecret: Secret | undefined;
  /** What of other services is set here, and not in the content. */
  readonly services: Services;
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
    // Without being told, nobody knows whether there is one.
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

/** Of a service that browsers may be told of: a name and password in it would be published. */
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
    ...Object.values(entities).map(({ name }) => name),
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
