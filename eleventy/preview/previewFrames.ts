import { hostSource, type PolicySource } from '../../contract/contentSecurityPolicy.ts';
import type { Environment } from '../../data/settings/environment.ts';

/** The origins that may show the site of `npm run dev` in a frame: Directus shows it next to its forms. */
export function previewFrames({ backendUrl }: Pick<Environment, 'backendUrl'>): PolicySource[] {
  const source = backendUrl === undefined ? undefined : hostSource(backendUrl);
  return source === undefined ? [] : [source];
}
