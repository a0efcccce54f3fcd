import { takeMemberLink } from '../../stores/memberLinks.ts';

/*
 * First in the head of the pages that mails to members link to: no other script has run yet, so
 * none has seen the token in the address.
 */
takeMemberLink();
