import { messages, ProjectHostConfigurationError } from './errors.ts';
import { queryText } from './query.ts';
import { pathOf, type Request } from './request.ts';

/** The project of calls that are the same for all projects. */
const anyProject = '_';

/**
 * Where a request goes, without its query.
 *
 * @throws ProjectHostConfigurationError if the host or the project is not known
 */
export function addressOf({ below, path }: Request, url: string, project: string): string {
  if (url === '') throw new ProjectHostConfigurationError(messages.noUrl);
  const host = url.replace(/\/+$/, '');
  if (below === 'anyProject') return host + pathOf(anyProject) + path;
  if (project === '') throw new ProjectHostConfigurationError(messages.noProject);
  return host + pathOf(project) + path;
}

export function withQuery(address: string, { query }: Request): string {
  return query ? address + queryText(query) : address;
}
