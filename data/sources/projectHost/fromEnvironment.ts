import type { Environment } from '../../environment.ts';
import type { ContentSource } from '../source.ts';
import { projectHostSource } from './projectHostSource.ts';

/** The project that the environment names on a host of several, if it names one. */
export function projectHostFrom(environment: Environment): ContentSource | undefined {
  const { directusUrl, directusProject, directusToken } = environment;
  if (directusUrl === undefined || directusProject === undefined) return undefined;
  return projectHostSource({ url: directusUrl, project: directusProject, token: directusToken });
}
