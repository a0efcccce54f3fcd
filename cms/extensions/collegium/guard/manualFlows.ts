import flows from '@directus/api/controllers/flows';
import { ForbiddenError, InvalidPayloadError } from '@directus/errors';
import type { Context } from '../directus.ts';
import { beforeRoute, routesOf } from './beforeRoute.ts';
import { isListOfKeys } from './malformedBodies.ts';
import { worksInDirectus } from './worksInDirectus.ts';

/**
 * Lets only people who work in Directus run the flows that have a button there. Directus 11.17.4 lets everybody who may
 * read one of a flow's collections run it. So all visitors could press the button that publishes the website. The flow itself
 * refuses them, but Directus stores each run with its whole request: 100 requests without a log-in were 6 MB in the
 * database, for good.
 *
 * Also refuses keys such as `{"toString": 1}`, at which Directus fails.
 *
 * Webhook flows stay open to everybody, since they are meant for other programs.
 */
export function guardManualFlows({ database }: Pick<Context, 'database'>): void {
  const routes = routesOf(flows).filter(({ path }) => path.startsWith('/trigger/'));
  if (routes.length === 0) throw new Error('Directus lacks the routes that run flows.');
  for (const route of routes) {
    beforeRoute(route, async (request) => {
      const flow = await database<Flow>('directus_flows')
        .where({ id: String(request.params['pk']) })
        .first('trigger');
      if (flow?.trigger !== 'manual') return;
      if (!worksInDirectus(request)) throw new ForbiddenError();
      const { keys = [] } = Object(request.body) as { readonly keys?: unknown };
      if (!isListOfKeys(keys)) {
        throw new InvalidPayloadError({ reason: '"keys" has to be a list of keys' });
      }
    });
  }
}

interface Flow {
  readonly id: string;
  readonly trigger: string | null;
}
