import type { MutationOptions } from '@directus/types';
import type { HostAddress } from '../../../../data/fields/hostAddress.ts';
import { isPattern, sourceKey } from '../../../../data/routes/redirects.ts';
import type { Context, EventContext } from '../directus.ts';

interface Redirect {
  readonly id: number;
  readonly from: HostAddress;
  readonly to: string;
}

/** The redirects of the website, in the transaction of an event. */
export function redirectsIn(
  { services }: Pick<Context, 'services'>,
  { database, schema }: Pick<EventContext, 'database' | 'schema'>,
) {
  const service = new services.ItemsService('redirects', { schema, knex: database });

  async function removeWhere(isMeant: (redirect: Redirect) => boolean, options?: MutationOptions) {
    const all = await database<Redirect>('redirects').select('id', 'from', 'to');
    const ids = all.filter(isMeant).map(({ id }) => id);
    if (ids.length > 0) await service.deleteMany(ids, options);
  }

  return {
    /** Deletes redirects from these paths, in any spelling. Those for all pages below a path stay. */
    async removeFrom(paths: readonly string[], options?: MutationOptions) {
      if (paths.length === 0) return;
      const wanted = new Set(paths.map((from) => sourceKey({ from: from as HostAddress })));
      await removeWhere(
        (redirect) => !isPattern(redirect) && wanted.has(sourceKey(redirect)),
        options,
      );
    },

    /** Deletes redirects to these paths. */
    async removeTo(paths: readonly string[], options?: MutationOptions) {
      if (paths.length === 0) return;
      const gone = new Set(paths);
      await removeWhere(({ to }) => gone.has(to.split(/[?#]/, 1)[0] ?? ''), options);
    },

    /** Adds redirects, and makes those to the old paths lead to the new ones. */
    async add(
      moved: readonly { readonly from: string; readonly to: string }[],
      options?: MutationOptions,
    ) {
      // A program may have given several pages one address.
      const targets = new Map(moved.map(({ from, to }) => [from, to]));
      // Browsers remember a permanent redirect. If the page got its old address back, they would go round in
      // circles.
      const added = Array.from(targets, ([from, to]) => ({ from, to, permanent: false }));
      const last = added.pop();
      if (!last) return;
      const all = await database<Redirect>('redirects').select('id', 'to');
      const leadingTo = Map.groupBy(all, ({ to }) => to);
      for (const [from, to] of targets) {
        const ids = leadingTo.get(from)?.map(({ id }) => id) ?? [];
        if (ids.length > 0) await service.updateMany(ids, { to }, silently);
      }
      await service.createMany(added, silently);
      await service.createOne(last, options);
    },
  };
}

/** Directus runs all flows for each event, and stores each run. One event for all redirects is enough. */
const silently = { emitEvents: false };
