import type { Roles } from '../../contract/members/backend.ts';
import type { CurrentUser } from '../../contract/members/session.ts';
import { BackendError, ownCodes } from './BackendError.ts';

/**
 * The user in a response. Fields that the backend's policy hides are empty; the id is required.
 *
 * @throws BackendError if the response is no user
 */
export function currentUserIn(data: unknown, roles: Roles): CurrentUser {
  const fields = (data ?? {}) as Readonly<Record<string, unknown>>;
  const id = textIn(fields.id);
  if (!id) throw new BackendError(ownCodes.unreachable);
  const role = textIn(fields.role);
  const meaning = roles[role];
  return {
    id,
    first_name: textIn(fields.first_name),
    last_name: textIn(fields.last_name),
    email: textIn(fields.email),
    member_number: textIn(fields.member_number),
    isAdministrator: meaning?.isAdministrator ?? false,
    audiences: meaning?.audiences ?? [],
  };
}

function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
