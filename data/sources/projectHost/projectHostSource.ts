import { createHash } from 'node:crypto';
import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { EnvironmentError } from '../../settings/environment.ts';
import { backendSource } from '../backend/backendSource.ts';
import { defaultLimits, type Limits } from '../backend/limits.ts';
import { BackendAway, defaultRetryPolicy, type RetryPolicy } from '../backend/retryingFetch.ts';
import type { ContentSource } from '../source.ts';
import type { ProjectHostConfiguration } from '../../../backend/projectHost/configuration.ts';
import {
  isTokenRefused,
  isFromHost,
  ProjectHostError,
} from '../../../backend/projectHost/errors.ts';
import { ProjectHostReading } from './ProjectHostReading.ts';

/** A project, and whether a build may use a snapshot. */
interface ProjectAccess extends Pick<
  ProjectHostConfiguration,
  'url' | 'project' | 'collections' | 'token'
> {
  /** Builds from the last snapshot if the host does not answer. */
  readonly allowStale?: boolean;
}

interface ProjectHostOptions {
  /** The folder of snapshots and files. */
  readonly cache?: string;
  readonly retryPolicy?: RetryPolicy;
  readonly limits?: Limits;
}

/**
 * The published content of a project on a project host.
 *
 * @throws BackendAwayError if the host does not answer, or not correctly, unless a snapshot is
 *   allowed
 * @throws BackendLimitError if it exceeds a limit, or redirects to another origin
 * @throws EnvironmentError if it refuses the token
 * @throws ContentProblems if it refuses something else
 */
export function projectHostSource(
  access: ProjectAccess,
  {
    cache = '.cache',
    retryPolicy = defaultRetryPolicy,
    limits = defaultLimits,
  }: ProjectHostOptions = {},
): ContentSource {
  const { url, project, allowStale = false } = access;
  const name = `the project ${project} on ${url}`;
  const folder = projectHostFolder(access, cache);
  return backendSource({
    ...{ name, folder, allowStale, reasonIfAway },
    snapshot: join(cache, 'snapshot', fileNameOf(access)),
    // Only published content is requested.
    preview: false,
    read: () => new ProjectHostReading(access, { name, folder, retryPolicy, limits }).all(),
    asMistake: (error) => asMistake(error, url),
  });
}

/** The folder for the project's files. */
export function projectHostFolder(
  place: Pick<ProjectHostConfiguration, 'url' | 'project'>,
  cache = '.cache',
): string {
  return join(cache, 'project-host', fileNameOf(place));
}

/**
 * A folder name for a project. The hash distinguishes projects whose names differ in case or punctuation only: from
 * the snapshot of one of them, the build would publish it in place of the other.
 */
function fileNameOf({ url, project }: Pick<ProjectHostConfiguration, 'url' | 'project'>): string {
  const hash = createHash('sha256').update(`${url} ${project}`).digest('hex').slice(0, 16);
  return `${slugify(`${new URL(url).host} ${project}`)}-${hash}`;
}

/** The reason, if the host gave no content and we can't fix that. Otherwise undefined. */
function reasonIfAway(error: unknown): string | undefined {
  if (error instanceof BackendAway) return error.message;
  return error instanceof ProjectHostError && !isFromHost(error)
    ? 'answers, but not as a host of projects does'
    : undefined;
}

/** The host's message never contains the token: its client removes secrets. */
function asMistake(error: unknown, url: string): unknown {
  if (!(error instanceof ProjectHostError) || !isTokenRefused(error)) return error;
  const reason = `${error.message.replace(/\s+/g, ' ')} (code ${error.code})`;
  return new EnvironmentError(
    `DIRECTUS_TOKEN: expected a token that may read all content, but ${url} says: ${reason}`,
  );
}
