import { allForms } from '../forms/forms.ts';
import type { Audience } from './audiences.ts';

/*
 * Names and types of a project on a project host that build and browser share (specification,
 * section 7).
 */

/** A project's collections for visitors' forms. */
export const receivingCollections: readonly string[] = [
  ...allForms.map(([, { collection }]) => collection),
  'subscribers',
];

/** The host's own names of collections that differ from the usual ones, by the usual names. */
export type CollectionNames = Readonly<Record<string, string>>;

/** A project and the address of its host. */
export interface ProjectAddress {
  /** Without a slash at the end. */
  readonly url: string;
  readonly project: string;
  readonly collections?: CollectionNames | undefined;
}

/** Returns the host's own name of a collection. */
export function nameOnHost(collection: string, names: CollectionNames = {}): string {
  return names[collection] ?? collection;
}

/* The backend of the members' area. The build writes it into the area's pages. */

export type MembersBackend = MembersDirectus | MembersProjectHost;

export interface MembersDirectus {
  readonly kind: 'directus';
  /** The address, without a slash at the end. */
  readonly url: string;
  readonly roles: Roles;
}

/** A project host (specification, section 7). */
export interface MembersProjectHost extends ProjectAddress {
  readonly kind: 'projectHost';
  readonly roles: Roles;
}

/** The prefix of the addresses of the backend's items and files. */
export function contentAddressOf(backend: MembersBackend): string {
  return backend.kind === 'directus' ? backend.url : `${backend.url}/${backend.project}`;
}

/** The address of the backend's log-in for administrators (specification, section 6). */
export function administrationOf(backend: MembersBackend): string {
  return backend.kind === 'directus'
    ? `${backend.url}/admin`
    : `${backend.url}/admin/login?project=${encodeURIComponent(backend.project)}`;
}

/** The meaning of the backend's roles, by their ids. The site ignores other roles. */
export type Roles = Readonly<Record<string, RoleMeaning>>;

interface RoleMeaning {
  readonly isAdministrator: boolean;
  readonly audiences: readonly Audience[];
}

/** The administrators' roles in a backend that numbers its roles (specification, section 6). */
export const numberedAdministrators = ['1', '3'] as const;
