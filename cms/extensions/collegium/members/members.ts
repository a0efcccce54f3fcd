import { Limits } from '../forms/endpoint/limits.ts';
import { readMailSettings } from '../forms/mail/mailSettings.ts';
import { readSettings } from '../forms/settings.ts';
import { endOtherSessions } from './accounts/endOtherSessions.ts';
import { inviteMembers } from './accounts/inviteMembers.ts';
import { limitInvitations } from './accounts/limitInvitations.ts';
import type { Context, Register } from '../directus.ts';
import { takeMemberLists } from './list/takeMemberLists.ts';
import { leadLinksHome } from './mails/accountLinks.ts';
import { notifyOffice } from './mails/notifyOffice.ts';

/** The office's work on members' accounts, and members' requests to the office. */
export default function members(register: Register, context: Context): void {
  const forms = readSettings(context.env);
  const mail = readMailSettings(context.env, forms);
  const limits = new Limits(forms.keyFor('counts'));
  inviteMembers(register, context, limits);
  limitInvitations(register, limits);
  takeMemberLists(register, context, limits);
  leadLinksHome(register, context, mail, limits);
  notifyOffice(register, context, { mail, forms });
  endOtherSessions(register, context);
}
