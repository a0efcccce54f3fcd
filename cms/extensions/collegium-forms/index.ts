import { challengePath, messagesPath } from '../../../contract/forms/door.ts';
import type { Context, Register } from './directus.ts';
import { forgetProofs, newChallenge } from './door/challenges.ts';
import { forgetCounts, hour, Limits } from './door/limits.ts';
import { doorway, openDoor, type Route } from './door/openDoor.ts';
import { takeMessage } from './messages/takeMessage.ts';
import { readSettings } from './settings.ts';

/** The only door through which visitors write. What is behind it nobody else may create. */
export default function forms({ init, schedule }: Register, context: Context): void {
  const { database, env, logger } = context;
  const settings = readSettings(env);
  const limits = new Limits(settings.keyFor('counts'));

  const routes: readonly Route[] = [
    {
      method: 'GET',
      path: challengePath,
      answer: async ({ network }) => {
        // A form needs one, and another where its visitor takes long.
        const most = 10 * settings.perAddress;
        const ofNetwork = [{ name: 'challenges for', of: network, most, seconds: hour }];
        await limits.assertRoom(database, ofNetwork);
        await limits.count(database, ofNetwork);
        return { data: await newChallenge(settings) };
      },
    },
    { method: 'POST', path: messagesPath, answer: takeMessage(context, settings) },
  ];

  init('middlewares.before', ({ app }) => {
    app.use(doorway, openDoor(routes, settings, logger));
  });
  schedule('*/10 * * * *', async () => {
    await forgetCounts(database);
    await forgetProofs(database);
  });
}
