import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { EnvironmentError } from '../../settings/environment.ts';
import { backendSource } from '../backend/backendSource.ts';
import { defaultLimits, type Limits } from '../backend/limits.ts';
import { BackendAway, defaultPatience, type Patience } from '../backend/patientFetch.ts';
import type { ContentSource } from '../source.ts';
import type { ProjectHostConfiguration } from '../../../backend/projectHost/configuration.ts';
import {
  isTokenRefused,
  isToldByHost,
  ProjectHostError,
} from '../../../backend/projectHost/errors.ts';
import { ProjectHostReading } from './ProjectHostReading.ts';

/** A project, and what the build may do where its host is away. */
interface ProjectAccess extends Pick<
  ProjectHostConfiguration,
  'url' | 'project' | 'collections' | 'token'
> {
  /** Builds from the last snapshot. */
  readonly allowStale?: boolean;
}

interface ProjectHostOptions {
  /** The folder of snapshots and files. */
  readonly cache?: string;
  readonly patience?: Patience;
  readonly limits?: Limits;
}

/**
 * The published content of a project on a host that serves several.
 *
 * @throws BackendAwayError if the host does not answer, or not as it should, unless an older snapshot
 *   may stand in
 * @throws BackendLimitError if it gives more than a build takes, or leads elsewhere
 * @throws EnvironmentError if it does not let us read
 * @throws ContentProblems if it refuses something else
 */
export function projectHostSource(
  access: ProjectAccess,
  { cache = '.cache', patience = defaultPatience, limits = defaultLimits }: ProjectHostOptions = {},
): ContentSource {
  const { url, project, allowStale = false } = access;
  const name = `the project ${project} on ${url}`;
  const folder = projectHostFolder(access, cache);
  return backendSource({
    ...{ name, folder, allowStale, reasonIfAway },
    snapshot: join(cache, 'snapshot', fileNameOf(access)),
    // The host is asked for what is published, and for nothing else.
    preview: false,
    read: () => new ProjectHostReading(access, { name, folder, patience, limits }).all(),
    asMistake: (error) => asMistake(error, url),
  });
}

/** Where the project's files are put for the build. */
export function projectHostFolder(
  place: Pick<ProjectHostConfiguration, 'url' | 'project'>,
  cache = '.cache',
): string {
  return join(cache, 'project-host', fileNameOf(place));
}

function fileNameOf({ url, project }: Pick<ProjectHostConfiguration, 'url' | 'project'>): string {
  return slugify(`${new URL(url).host} ${project}`);
}

/** Why there is nothing to build from, if that is not for us to mend. */
function reasonIfAway(error: unknown): string | undefined {
  if (error instanceof BackendAway) return error.message;
  return error instanceof ProjectHostError && !isToldByHost(error)
    ? 'answers, but not as a host of projects does'
    : undefined;
}

/** What the host says never holds the token: its client has seen to that. */
function asMistake(error: unknown, url: string): unknown {
  if (!(error instanceof ProjectHostError) || !isTokenRefused(error)) return error;
  const reason = `${error.message.replace(/\s+/g, ' ')} (code ${error.code})`;
  return new EnvironmentError(
    `DIRECTUS_TOKEN: expected a token that may read all content, but ${url} says: ${reason}`,
  );
}
