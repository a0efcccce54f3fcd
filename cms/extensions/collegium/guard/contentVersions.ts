import { ForbiddenError } from '@directus/errors';
import { around } from '../around.ts';
import type { Context } from '../directus.ts';

/**
 * Allows only administrators to save content versions, even if an operator gives others the rights. Directus 11.17.4 runs
 * the changes of a version with all rights whenever the version is read, including nested changes of accounts and files, and
 * then rolls them back. Editors could give themselves the rights of the inbox: Directus keeps the rights that it
 * finds meanwhile in its cache. See docs/decisions/0138-content-versions-stay-off.md, and directus/directus#26748.
 */
export function closeContentVersions({ services: { VersionsService } }: Context): void {
  around(VersionsService, 'save', ({ accountability }, proceed, input) => {
    if (accountability && !accountability.admin) throw new ForbiddenError();
    return proceed(...input);
  });
}
