import { refuseUnusualAddresses } from './addresses/refuseUnusualAddresses.ts';
import { expectAccountTexts } from './accountTexts.ts';
import { watchCanary } from './canary.ts';
import { closeTools } from './closedTools.ts';
import { keepFilesInPlace } from './files.ts';
import { refuseForeignPages } from './foreignPages.ts';
import { limitGraphQL } from './graphql/limitGraphQL.ts';
import { limitHealthChecks } from './health.ts';
import { guardInvitations } from './invitations.ts';
import { limitLogins } from './logins.ts';
import { keepMembersFilesInPlace } from './memberFiles.ts';
import { guardMentions } from './mentions.ts';
import { countNetworks } from './networks.ts';
import { limitPasswordWork } from './passwordWork.ts';
import { keepPresetsPersonal } from './presets.ts';
import { limitNames } from './queries/limitNames.ts';
import { refuseHugeQueries } from './queries/refuseHugeQueries.ts';
import type { Context, Register } from './register.ts';
import { limitResets } from './resets.ts';
import { requireSecondFactor } from './secondFactor.ts';
import { forbidSniffing } from './sniffing.ts';
import { guardUploads } from './uploads.ts';

/** Rules for everybody except administrators that Directus' own settings can't express. */
export function registerGuards(register: Register, context: Context): void {
  forbidSniffing(register);
  refuseUnusualAddresses(register);
  refuseHugeQueries(register);
  requireSecondFactor(register, context);
  refuseForeignPages(register, context.env);
  closeTools();
  guardUploads(context);
  limitHealthChecks(context);
  limitGraphQL(context);
  limitNames(context);
  guardInvitations(context);
  expectAccountTexts(register);
  keepFilesInPlace(register);
  keepPresetsPersonal(register);
  keepMembersFilesInPlace(register);
  guardMentions(context);
  countNetworks();
  limitPasswordWork(register, context);
  limitLogins(register, context);
  limitResets(register);
  watchCanary(register, context);
}
