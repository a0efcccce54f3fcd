import { ForbiddenError } from '@directus/errors';
import type { Router } from 'express';
import { atMostEvery } from '../atMostEvery.ts';
import type { Context, DirectusRequest } from '../directus.ts';
import { readSettings } from '../forms/settings.ts';
import { worksInDirectus } from '../guard/worksInDirectus.ts';
import { lastAccepted } from '../publishing/callState.ts';
import { flowVariables } from '../../../schema/flows.ts';
import type { PublicationAnswer } from './answer.ts';
import { readName } from './readName.ts';
import { requestWebsite } from './requestWebsite.ts';

/** Milliseconds for which all people get the same answer, so that nobody can make Directus send many requests. */
const pause = 60_000;

/**
 * Answers accounts with access to Directus' interface what visitors of the website see. Directus requests the website itself:
 * a browser may not read another host's files.
 */
export function servePublication(
  router: Router,
  context: Pick<Context, 'env' | 'database' | 'getSchema' | 'services'>,
): void {
  const { env, database } = context;
  const [site = ''] = readSettings(env).origins;
  const website = atMostEvery(pause, () => requestWebsite(site));
  const isSet = (env[flowVariables.hook] ?? '') !== '';
  const answer = async ({ accountability }: DirectusRequest): Promise<PublicationAnswer> => {
    const { time = null, user = null } = (await lastAccepted(database)) ?? {};
    const calledBy = user === null ? null : await readName(user, accountability ?? null, context);
    return { website: await website(), buildHook: { isSet, calledAt: time, calledBy } };
  };
  router.get('/', (request: DirectusRequest, response, next) => {
    if (!worksInDirectus(request)) {
      next(new ForbiddenError());
      return;
    }
    response.setHeader('Cache-Control', 'private, no-store');
    answer(request).then((data) => response.json({ data }), next);
  });
}
