import type { DirectusAccess } from '../../settings/environment.ts';
import type { ContentSource } from '../source.ts';
import { projectHostSource } from './projectHostSource.ts';

/** The source for the environment's project on a project host. Undefined if it names none. */
export function projectHostFrom(access: DirectusAccess): ContentSource | undefined {
  const { url, project, collections, token, allowStale } = access;
  return project === undefined
    ? undefined
    : projectHostSource({ url, project, collections, token: token?.reveal(), allowStale });
}
