import { hasSession } from '../../browser/session/hasSession.ts';
import { memberHere } from '../../contract/markup/memberHere.ts';

/*
 * First in the head of the pages with a log-in: whoever has logged in already must not see its form in the
 * page that the build wrote, however long the script takes that knows them.
 */
document.documentElement.toggleAttribute(memberHere, hasSession());
