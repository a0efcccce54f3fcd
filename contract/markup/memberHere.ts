/** On `<html>` if this browser may have a member's login, before the session is known. */
export const memberHere = 'data-member';
