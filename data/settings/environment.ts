import { join, resolve } from 'node:path';
import type { CollectionNames, ProjectAddress } from '../../contract/members/backend.ts';
import { isWithin } from '../folders/isWithin.ts';
import { websiteVariables } from './environmentVariables.ts';
import { outputFolderProblem } from './outputFolder.ts';
import { contentOf } from './projectFolder.ts';
import { expected, readVariables } from './readVariables.ts';
import type { Secret } from './Secret.ts';
import type { Services } from './services.ts';

/**
 * The address of the embedded content's backend (`npm run cms`). No published site may link there.
 */
const demoBackend = 'http://localhost:8055';

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
  const values = withFolders(readVariables(websiteVariables, texts, EnvironmentError));
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
  const liveProject: ProjectAddress | undefined =
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
     * DIRECTUS_URL or DIRECTUS_PUBLIC_URL, the build can't know whether there is a backend.
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
}: ReturnType<typeof readVariables<typeof websiteVariables>>) {
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
  const { publishTo } = values;
  if (publishTo && !publishTo.host && isWithin(resolve(publishTo.folder), resolve(values.outDir))) {
    yield expected('PUBLISH_TO', 'a folder outside OUT_DIR, since a build replaces OUT_DIR');
  }
  const found = outputFolderProblem(values.outDir, values.contentDir);
  if (found !== undefined) {
    yield expected(
      'OUT_DIR',
      `a folder only for the site, since each build replaces it, found ${found}`,
    );
  }
}

export function isOnThisComputer(siteUrl = 'http://localhost'): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname);
}
