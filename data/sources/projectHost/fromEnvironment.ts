import type { DirectusAccess } from '../../settings/environment.ts';
import type { ContentSource } from '../source.ts';
import { projectHostSource } from './projectHostSource.ts';

/** The project that the environment names on a host of several, if it names one. */
export function projectHostFrom(access: DirectusAccess): ContentSource | undefined {
  const { url, project, token, allowStale } = access;
  return project === undefined
    ? undefined
    : projectHostSource({ url, project, token: token?.reveal(), allowStale });
}
