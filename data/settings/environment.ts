import { statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { memberCollections } from '../../contract/members/content.ts';
import {
  receivingCollections,
  type CollectionNames,
  type ProjectPlace,
} from '../../contract/members/backend.ts';
import { kinds } from '../kinds/index.ts';
import { googleMapsKey, googlePlaceId, matomoSiteId, matomoUrl } from '../kinds/services.ts';
import { embeddedProject } from './embeddedProjects.ts';
import { contentOf, projectFolder } from './projectFolder.ts';
import { misplaced } from './outputPlace.ts';
import type { Secret } from './Secret.ts';
import type { Services } from './services.ts';
import {
  address,
  expected,
  flag,
  origin,
  port,
  readVariables,
  secret,
  variable,
  wholeNumber,
} from './variables.ts';

/**
 * The address of the embedded content's backend (`npm run cms`). No published site may link there.
 */
const demoBackend = 'http://localhost:8055';

/** All environment variables of the build and of the website's servers. */
const variables = {
  /** A project that `npm run new` wrote. Its folder has content and the built site. */
  projectDir: variable('PROJECT_DIR', projectFolder()),
  /** A folder of JSON files to build instead of the embedded association. */
  contentDir: variable(
    'CONTENT_DIR',
    z.string().refine(isFolder, 'a folder that is there and readable').optional(),
  ),
  /** The content backend to build from. Overrides folders. */
  directusUrl: variable('DIRECTUS_URL', address().optional()),
  /** The project, if the backend is a project host. */
  directusProject: variable('DIRECTUS_PROJECT', z.string().optional()),
  /** Collections that have another name in the project. */
  directusCollections: variable('DIRECTUS_COLLECTIONS', collectionNames().optional()),
  /** A static token of a user who may read all content. Only the build uses it. */
  directusToken: variable('DIRECTUS_TOKEN', secret('token').optional()),
  /** The content backend's address for browsers, if it differs. */
  directusPublicUrl: variable('DIRECTUS_PUBLIC_URL', address().optional()),
  /** True for a site with drafts and scheduled pages, for editors only. */
  preview: variable('PREVIEW', flag().default(false)),
  /** Builds from the last snapshot if Directus does not answer. */
  allowStale: variable('ALLOW_STALE', flag().default(false)),
  /** True if any number of pages, or a legal page, may be removed from `outDir`. */
  allowRemovals: variable('ALLOW_REMOVALS', flag().default(false)),
  /** True if a site with warnings for editors must not be published. */
  strict: variable('STRICT', flag().default(false)),
  /** The embedded project to build. */
  project: variable('PROJECT', embeddedProject()),
  /** The address of the published site; canonical links and social cards need it. */
  publishedUrl: variable('SITE_URL', origin().optional()),
  /** The folder for the built site. */
  givenOutDir: variable('OUT_DIR', z.string().optional()),
  /** Names of files and folders in `outDir` that do not belong to the site. Builds leave them there. */
  keep: variable('KEEP', names().default([])),
  /** The file with the result of the last accessibility check, for the accessibility statement. */
  accessibilityCheck: variable(
    'ACCESSIBILITY_CHECK',
    z.string().default('.cache/accessibility-check.json'),
  ),
  /** The number of pages that get their own picture for social networks. */
  socialImages: variable('SOCIAL_IMAGES', wholeNumber(0, 'a whole number from 0 on').default(300)),
  /** How long browsers request the site over https only (Strict-Transport-Security). */
  transportSecurity: variable(
    'HSTS',
    z
      .string()
      .regex(
        /^(?:off|\d{1,10}|subdomains|preload)$/,
        'off, a number of seconds such as 31536000, subdomains or preload',
      )
      .default('31536000')
      .transform(transportSecurity),
  ),
  /** The port of `npm start` and `npm run dev`. */
  port: variable('PORT', port().default(8080)),
  /** The name or address of this computer that `npm start` and `npm run dev` listen on. */
  host: variable(
    'HOST',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'a name or an address of this computer, such as 127.0.0.1 or 0.0.0.0')
      .default('127.0.0.1'),
  ),
  /** The address of `npm run dev` for editors, if it differs. */
  previewUrl: variable('CMS_PREVIEW_URL', address().optional()),
  /** The secret with which Directus authenticates when it reports a change to `npm run dev`. */
  previewSecret: variable('PREVIEW_SECRET', secret('secret').optional()),
  /** The association's Matomo. Overrides the content's setting. */
  matomoUrl: variable('MATOMO_URL', matomoUrl().optional()),
  matomoSiteId: variable('MATOMO_SITE_ID', z.preprocess(Number, matomoSiteId()).optional()),
  /** The settings for the place's rating. They override the content's. */
  googleMapsKey: variable('GOOGLE_MAPS_KEY', googleMapsKey()),
  googlePlaceId: variable('GOOGLE_PLACE_ID', googlePlaceId()),
};

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

export type Environment = ReturnType<typeof readEnvironment>;

/** Thrown with one line for each variable with a wrong value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and checks the environment. Empty variables count as not set.
 *
 * @throws EnvironmentError
 */
export function readEnvironment(texts: NodeJS.ProcessEnv = process.env) {
  const values = withFolders(readVariables(variables, texts, EnvironmentError));
  const problems = [...problemsOf(values)];
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));

  const {
    directusUrl: url,
    directusProject: project,
    directusCollections: collections,
    directusToken: token,
    directusPublicUrl,
    allowStale,
    publishedUrl,
    matomoUrl,
    matomoSiteId,
    googleMapsKey,
    googlePlaceId,
    ...plain
  } = values;
  const { preview, contentDir } = plain;
  const liveUrl = directusPublicUrl ?? url;
  const directus: DirectusAccess | undefined =
    url === undefined ? undefined : { url, project, collections, token, preview, allowStale };
  const liveProject: ProjectPlace | undefined =
    project && liveUrl ? { url: liveUrl, project, collections } : undefined;
  const services: Services = {
    matomo: matomoUrl && matomoSiteId ? { url: matomoUrl, site_id: matomoSiteId } : undefined,
    googleMapsKey,
    googlePlaceId,
  };
  return {
    ...plain,
    directus,
    /** The content backend's address for browsers. */
    backendUrl:
      liveUrl ?? (contentDir || !isOnThisComputer(publishedUrl) ? undefined : demoBackend),
    /**
     * The Directus from which visitors' browsers load content that is newer than the build. Without
     * these variables, the build can't know whether there is a backend.
     */
    liveDirectus: project ? undefined : liveUrl,
    /** The project on a project host that visitors' browsers use. */
    liveProject,
    siteUrl: publishedUrl ?? `http://localhost:${plain.port}`,
    /** Settings of third-party services that override the content's. */
    services,
  };
}

type Values = ReturnType<typeof withFolders>;

/** The folders of content and built site: those that are set, or else those in the project's folder. */
function withFolders({
  projectDir,
  givenOutDir,
  contentDir,
  ...others
}: ReturnType<typeof readVariables<typeof variables>>) {
  return {
    ...others,
    contentDir: contentDir ?? (projectDir && contentOf(projectDir)),
    outDir: givenOutDir ?? (projectDir ? join(projectDir, 'site') : 'dist'),
  };
}

/** Combinations of variables that can't be meant. */
function* problemsOf(values: Values): Generator<string> {
  const { directusUrl, directusProject, directusCollections, matomoSiteId: site } = values;
  // Without DIRECTUS_URL, the embedded association would be built, though the operator means a
  // project host.
  if (directusProject && !directusUrl) {
    yield expected('DIRECTUS_URL', 'an address, since DIRECTUS_PROJECT names a project there');
  }
  if (directusCollections && !directusProject) {
    yield expected(
      'DIRECTUS_PROJECT',
      'a project, since DIRECTUS_COLLECTIONS names its collections',
    );
  }
  if (site !== undefined && !values.matomoUrl) {
    yield expected('MATOMO_URL', 'an address, since MATOMO_SITE_ID names a site there');
  }
  if (values.matomoUrl && site === undefined) {
    yield expected('MATOMO_SITE_ID', 'the number of the site in the Matomo of MATOMO_URL');
  }
  const found = misplaced(values.outDir, values.contentDir);
  if (found !== undefined) {
    yield expected('OUT_DIR', `a folder of its own, since each build replaces it, found ${found}`);
  }
}

function transportSecurity(value: string): TransportSecurity {
  const isWord = value === 'subdomains' || value === 'preload';
  return {
    seconds: value === 'off' ? undefined : isWord ? 31536000 : Number(value),
    subdomains: isWord,
    preload: value === 'preload',
  };
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
    ...receivingCollections,
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
