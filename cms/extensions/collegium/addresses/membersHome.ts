import { InvalidPayloadError } from '@directus/errors';
import { homePath } from '../../../../data/routes/namedRoutes.ts';
import { languages, membersHomes } from '../../../../locales/languages.ts';
import type { EventContext, Register } from '../directus.ts';
import { isAdministrator } from './isAdministrator.ts';
import { publicationFields, visibilityOf, type Publication } from './visibility.ts';

/**
 * Keeps the page with the log-in of members public and at its addresses, which mails name: without it, the build leaves
 * out the whole members' area. Does not apply to administrators, who may close the area.
 */
export function keepMembersHome({ filter }: Register): void {
  filter('pages.items.delete', async (keys, _meta, event) => {
    if (await hasHome(keys as readonly unknown[], event)) throw refusal;
    return keys;
  });

  filter('pages.items.update', async (payload, { keys = [] }, event) => {
    const changes = payload as Partial<Publication>;
    const mayHide = publicationFields.some((field) => field in changes);
    if (!mayHide || !(await hasHome(keys, event))) return changes;
    const pages = await event
      .database('pages')
      .whereIn('id', keys as readonly number[])
      .select<Publication[]>(...publicationFields);
    const hides = pages.some((page) => {
      const next = { ...page, ...changes };
      return visibilityOf(next) !== 'public' || next.withdraw_on !== null;
    });
    if (hides) throw refusal;
    return changes;
  });

  filter('pages_translations.items.update', async (payload, { keys = [] }, event) => {
    const { slug } = payload as { readonly slug?: unknown };
    if (slug === undefined || isAdministrator(event)) return payload;
    const slugs = await event
      .database('pages_translations')
      .whereIn('id', keys as readonly number[])
      .whereIn('slug', homeSlugs)
      .pluck<string[]>('slug');
    if (slugs.some((before) => before !== slug)) throw refusal;
    return payload;
  });
}

const homeSlugs = languages.map((language) =>
  membersHomes[language].slice(homePath(language).length),
);

async function hasHome(keys: readonly unknown[], event: EventContext): Promise<boolean> {
  if (isAdministrator(event)) return false;
  const slugs = await event
    .database('pages_translations')
    .whereIn('pages_id', keys as readonly number[])
    .whereIn('slug', homeSlugs)
    .pluck<string[]>('slug');
  return slugs.length > 0;
}

const refusal = new InvalidPayloadError({
  reason:
    'Auf dieser Seite melden sich Mitglieder an. Sie kann geändert, aber weder gelöscht noch zurückgezogen werden, und ihre Adresse bleibt. / ' +
    'Members log in on this page. It can be changed, but neither deleted nor withdrawn, and its address stays',
});
