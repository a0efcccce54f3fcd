/** On `<html>` where there may be a member's login in this browser, before it is known whose it is. */
export const memberHere = 'data-member';
