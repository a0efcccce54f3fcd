import {
  numberedAdministrators,
  type MembersBackend,
  type Roles,
} from '../contract/members/backend.ts';
import { audiencesOf } from '../contract/members/audiences.ts';
import type { Environment } from './settings/environment.ts';
import type { Project } from './kinds/project.ts';

/** The backend that browsers can reach: a Directus, or a project on a project host. */
export type MembersAddresses = Partial<Pick<Environment, 'liveDirectus' | 'liveProject'>>;

/** The backend of the members' area. Undefined if browsers can reach none. */
export function membersBackend(
  { liveDirectus, liveProject }: MembersAddresses,
  { config }: Pick<Project, 'config'>,
): MembersBackend | undefined {
  if (liveProject) {
    const url = withoutSlash(liveProject.url);
    return { kind: 'projectHost', ...liveProject, url, roles: numberedRoles };
  }
  if (liveDirectus === undefined) return undefined;
  const roles = rolesWith(config.members.administrator_roles);
  return { kind: 'directus', url: withoutSlash(liveDirectus), roles };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

const numberedRoles: Roles = Object.fromEntries(
  numberedAdministrators.map((id) => [id, { isAdministrator: true, audiences: [] }]),
);

/** @param administrators ids of the roles whose users see the link to the administration */
function rolesWith(administrators: readonly string[]): Roles {
  const ids = new Set([...Object.keys(audiencesOf), ...administrators]);
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      { isAdministrator: administrators.includes(id), audiences: audiencesOf[id] ?? [] },
    ]),
  );
}
