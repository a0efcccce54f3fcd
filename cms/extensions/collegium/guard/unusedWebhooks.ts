import webhooks from '@directus/api/controllers/deployment-webhooks';
import { ForbiddenError } from '@directus/errors';
import type { Context } from '../directus.ts';
import { beforeRoute, routesOf } from './beforeRoute.ts';

/**
 * Refuses reports about deployments from hosts that no administrator has connected with Directus. Directus 11.17.4
 * logs a line for each of these requests, which anybody can send.
 */
export function closeUnusedWebhooks({ database }: Pick<Context, 'database'>): void {
  for (const route of routesOf(webhooks)) {
    beforeRoute(route, async ({ params: { provider = '' } }) => {
      const connected = await database<Deployment>('directus_deployments')
        .where({ provider })
        .first('id');
      if (!connected) throw new ForbiddenError();
    });
  }
}

interface Deployment {
  readonly id: string;
  readonly provider: string;
}
