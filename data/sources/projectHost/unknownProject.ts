import type { ProjectHostConfiguration } from '../../../backend/projectHost/configuration.ts';
import { ProjectHostError } from '../../../backend/projectHost/errors.ts';
import { EnvironmentError } from '../../settings/environment.ts';

/**
 * The host's code for a forbidden request, and for every request to a project that it does not
 * have.
 */
const unauthorized = 3;

/** True for that response to a request for the project's details, which anybody may read. */
export function isUnknownProject(error: unknown): boolean {
  return error instanceof ProjectHostError && error.status === 401 && error.code === unauthorized;
}

export function unknownProject({ url, project }: ProjectHostConfiguration): EnvironmentError {
  return new EnvironmentError(
    `DIRECTUS_PROJECT: expected the key of a project on ${url}, found ${project}, which the host does not know. ` +
      `The key is what stands after the host in the addresses of its API, as in ${url}/KEY/items.`,
  );
}
