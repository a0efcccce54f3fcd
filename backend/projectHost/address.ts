import { messages, ProjectHostConfigurationError } from './errors.ts';
import { queryText } from './query.ts';
import { pathOf, type Request } from './request.ts';

/** The path segment for calls that are the same for all projects. */
const anyProject = '_';

/**
 * The address of a request, without its query.
 *
 * @throws ProjectHostConfigurationError if the URL of the host or the name of the project is
 *   missing
 */
export function addressOf({ scope, path }: Request, url: string, project: string): string {
  if (url === '') throw new ProjectHostConfigurationError(messages.noUrl);
  const host = url.replace(/\/+$/, '');
  if (scope === 'anyProject') return host + pathOf(anyProject) + path;
  if (project === '') throw new ProjectHostConfigurationError(messages.noProject);
  return host + pathOf(project) + path;
}

export function withQuery(address: string, { query }: Request): string {
  return query ? address + queryText(query) : address;
}
