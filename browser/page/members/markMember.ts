import { hasSession } from '../../session/hasSession.ts';
import { memberAttribute } from '../../../contract/markup.ts';

/*
 * First in the head of pages with a log-in form: logged-in members must not see the form of the
 * static page while the session's script is still loading.
 */
document.documentElement.toggleAttribute(memberAttribute, hasSession());
