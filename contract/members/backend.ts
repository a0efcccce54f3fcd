import type { ProjectPlace } from '../projectHost.ts';
import type { Audience } from './pages.ts';

/*
 * Whom the browser asks in the members' area. The build writes it into the area's pages.
 */

export type MembersBackend = MembersDirectus | MembersProjectHost;

export interface MembersDirectus {
  readonly kind: 'directus';
  /** Its address, without a slash at the end. */
  readonly url: string;
  /**
   * `token`: the login is in session storage, and works wherever the backend is. `cookie`: no script
   * ever sees it, but site and backend have to share a domain (docs/decisions/0028-a-members-session.md).
   */
  readonly auth: 'token' | 'cookie';
  readonly roles: Roles;
}

/** A host of several projects (specification, section 7). */
export interface MembersProjectHost extends ProjectPlace {
  readonly kind: 'projectHost';
  readonly roles: Roles;
}

/** What the addresses of the backend's items and files begin with. */
export function contentAddressOf(backend: MembersBackend): string {
  return backend.kind === 'directus' ? backend.url : `${backend.url}/${backend.project}`;
}

/** Where administrators log in to the backend (specification, section 6). */
export function administrationOf(backend: MembersBackend): string {
  return backend.kind === 'directus'
    ? `${backend.url}/admin`
    : `${backend.url}/admin/login?project=${encodeURIComponent(backend.project)}`;
}

/** What the site goes by in each of the backend's roles, by the role's id. Of others it knows nothing. */
export type Roles = Readonly<Record<string, RoleMeaning>>;

export interface RoleMeaning {
  readonly isAdministrator: boolean;
  readonly audiences: readonly Audience[];
}

/** The roles of administrators where the backend numbers its roles (specification, section 6). */
export const numberedAdministrators = ['1', '3'] as const;
