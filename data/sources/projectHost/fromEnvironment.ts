import type { DirectusAccess } from '../../settings/environment.ts';
import type { ContentSource } from '../source.ts';
import { projectHostSource } from './projectHostSource.ts';

/** The project that the environment names on a host of several, if it names one. */
export function projectHostFrom(access: DirectusAccess): ContentSource | undefined {
  const { url, project, collections, token, allowStale } = access;
  return project === undefined
    ? undefined
    : projectHostSource({ url, project, collections, token: token?.reveal(), allowStale });
}
