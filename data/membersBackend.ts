import type { MembersBackend, Roles } from '../contract/members/backend.ts';
import { audiencesOf } from '../contract/members/roles.ts';
import type { Project } from './model/project.ts';

/**
 * Whom the browser asks in the members' area, where there is a Directus that browsers reach.
 *
 * @param liveDirectus its public address
 */
export function membersBackend(
  liveDirectus: string | undefined,
  { config }: Pick<Project, 'config'>,
): MembersBackend | undefined {
  if (liveDirectus === undefined) return undefined;
  const { auth, administrator_roles } = config.members;
  return {
    kind: 'directus',
    url: liveDirectus.replace(/\/+$/, ''),
    auth,
    roles: rolesWith(administrator_roles),
  };
}

/** @param administrators ids of the roles that are led to the administration */
function rolesWith(administrators: readonly string[]): Roles {
  const ids = new Set([...Object.keys(audiencesOf), ...administrators]);
  return Object.fromEntries(
    [...ids].map((id) => [
      id,
      { isAdministrator: administrators.includes(id), audiences: audiencesOf[id] ?? [] },
    ]),
  );
}
