import { takeMemberLink } from '../../browser/stores/memberLinks.ts';

/*
 * First in the head of the pages that links in mails to members lead to: nothing else of the page
 * has run yet, so nothing has seen the token in its address.
 */
takeMemberLink();
