import { challengePath } from '../../../../contract/forms/endpoints.ts';
import { allForms, endpointOf } from '../../../../contract/forms/forms.ts';
import type { Context, Register } from '../directus.ts';
import { forgetProofs, newChallenge } from './endpoint/challenges.ts';
import { forgetCounts, Limits } from './endpoint/limits.ts';
import { hour } from '../hour.ts';
import { identityRoute } from './endpoint/identityRoute.ts';
import { endpointsPath, openEndpoints, type Route } from './endpoint/openEndpoints.ts';
import { takeVisitorForm } from './endpoint/takeVisitorForm.ts';
import { defuseExports } from './exports/defuseExports.ts';
import { hideLocalExport } from './exports/hideLocalExport.ts';
import { checkMailTexts } from './mail/checkMailTexts.ts';
import { readMailSettings } from './mail/mailSettings.ts';
import { forgetSettled, isInstalled, mailQueued } from './mail/outbox.ts';
import { mailSender } from './mail/mailSender.ts';
import { overwriteDeleted } from './overwriteDeleted.ts';
import { deleteDaily } from './retention/deleteDaily.ts';
import { addBounceRoute } from './bounces/addBounceRoute.ts';
import { addOwnDataRoute } from './person/addOwnDataRoute.ts';
import { addPersonRoutes } from './person/addPersonRoutes.ts';
import { readSettings } from './settings.ts';
import { subscriberRoutes } from './subscribers/subscriberRoutes.ts';
import { forgetTokens } from './subscribers/tokens.ts';
import { showUnsubscribeLinks } from './subscribers/unsubscribeLinks.ts';

/**
 * Registers the forms of visitors: their endpoints, mails, exports and deletion. Visitors write to Directus only through
 * these endpoints. Of the other accounts, only administrators may create items of these collections.
 */
export default function forms(register: Register, context: Context): void {
  const { init, schedule } = register;
  const { database, env, logger } = context;
  const settings = readSettings(env);
  const mailSettings = readMailSettings(env, settings);
  const mail = mailSender(context, mailSettings);
  const services = { settings, mailSettings, mailSender: mail };
  const limits = new Limits(settings.keyFor('counts'));

  const routes: readonly Route[] = [
    {
      method: 'GET',
      path: challengePath,
      handle: async ({ network }) => {
        // A form needs one challenge, and another if the visitor takes long.
        const max = 10 * settings.perAddress;
        const ofNetwork = [{ name: 'challenges for', of: network, max, seconds: hour }];
        await limits.assertRoom(database, ofNetwork);
        await limits.count(database, ofNetwork);
        return { data: await newChallenge(settings) };
      },
    },
    ...allForms.map(([name, form]): Route => ({
      method: 'POST',
      path: endpointOf(form),
      handle: takeVisitorForm(name, form, context, services),
    })),
    ...subscriberRoutes(context, services),
    identityRoute(context),
  ];

  init('middlewares.before', ({ app }) => {
    app.use(endpointsPath, openEndpoints(routes, settings, logger));
  });
  const forget = async () => {
    if (!(await isInstalled(database))) return;
    await forgetCounts(database);
    await forgetProofs(database);
  };
  schedule('*/10 * * * *', forget);
  init('app.after', forget);
  // Another part of the extension, such as members, has queued a mail.
  // Not while data are upgraded (../api.ts): the seed saves accounts.
  if (!context.env['CMS_UPGRADING']) context.emitter.onAction(mailQueued, mail.scheduleSend);
  // Retries failed mails, and sends mails that a stopped instance left in the outbox.
  schedule('*/10 * * * * *', mail.sendDue);
  schedule('7 * * * *', async () => {
    await forgetSettled(database);
    await forgetTokens(database);
  });
  overwriteDeleted(register, context);
  defuseExports(context);
  hideLocalExport(register);
  checkMailTexts(register);
  showUnsubscribeLinks(register, mailSettings);
  deleteDaily(register, context, settings);
  addPersonRoutes(register, context);
  addBounceRoute(register, context, mailSettings);
  addOwnDataRoute(register, context, settings);
}
