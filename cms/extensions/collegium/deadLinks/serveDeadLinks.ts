import { ForbiddenError } from '@directus/errors';
import type { Router } from 'express';
import { checkContent } from '../../../../data/checks/contentProblems.ts';
import type { RawContent } from '../../../../data/model/rawContent.ts';
import { readAssetAddress } from '../../../../data/sources/directus/assetAddress.ts';
import { atMostEvery } from '../atMostEvery.ts';
import type { Context, Database, DirectusRequest } from '../directus.ts';
import { readSettings } from '../forms/settings.ts';
import { worksInDirectus } from '../guard/worksInDirectus.ts';
import { languageOf } from '../publishing/editorLanguage.ts';
import { isTooMuch } from '../publishing/largeKinds.ts';
import { placeOf } from '../publishing/problemWords.ts';
import { readContent } from '../publishing/readContent.ts';
import { noDeadLinks, type DeadLinksAnswer } from './answer.ts';
import { checksLinks } from './checkLinks.ts';
import { linksIn, type Link } from './links.ts';
import { readDeadLinks } from './linkTable.ts';
import { deadOwnLinks } from './ownLinks.ts';
import { readableOrigins } from './readableOrigins.ts';

/** Milliseconds for which all people get the same links. Finding them takes 0.1 s of Directus' only thread. */
const pause = 5000;

const maxShown = 20;

/** Directus compares the records of these with the rights of the person. More have one cause, such as a website that is away. */
const maxFound = 200;

/**
 * Returns the links of the public content that lead nowhere, to accounts with access to Directus' interface, as far as they may
 * read the records. Links to this website are looked up at the moment, links to others in the results of the daily check.
 *
 * Returns none if there are very many news or products.
 */
export function serveDeadLinks(router: Router, directus: Context): void {
  const { database } = directus;
  const find = atMostEvery(pause, async () =>
    (await isTooMuch(database)) ? undefined : findDeadLinks(directus),
  );
  const answer = async ({ accountability }: DirectusRequest): Promise<DeadLinksAnswer> => {
    const found = await find();
    if (!found || found.dead.length === 0) return noDeadLinks;
    const { content, dead } = found;
    const language = await languageOf(database, accountability?.user ?? null);
    const origins = dead.map(({ link }) => link.origin);
    const readable = await readableOrigins(origins, accountability ?? null, directus);
    const own = dead.filter(({ link }) => readable.has(link.origin));
    const links = own.slice(0, maxShown).map(({ link, since, reason }) => ({
      record: `/content/${link.origin}`,
      place: placeOf({ ...link, expected: '' }, { content, language }),
      ...{ words: link.words, address: link.address, since, reason },
    }));
    return { links, total: own.length, language };
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

interface Found extends Pick<DeadLinksAnswer['links'][number], 'since' | 'reason'> {
  readonly link: Link;
}

async function findDeadLinks(
  directus: Context,
): Promise<{ readonly content: RawContent; readonly dead: readonly Found[] }> {
  const { database, env, getSchema } = directus;
  const schema = await getSchema();
  const content = await readContent(directus, { database, schema }, { time: new Date() });
  const [siteOrigin = ''] = readSettings(env).origins;
  const all = linksIn(content, siteOrigin);
  const files = await storedFiles(database);
  const links = all.filter(({ address }) => !files.has(readAssetAddress(address)?.file ?? ''));
  const outside = checksLinks(env) ? await readDeadLinks(database) : [];
  const byAddress = new Map(outside.map((dead) => [dead.address, dead]));
  const checked = checkContent(content);
  // Without routes, which a website with problems does not have, no link to it can be judged.
  const own = 'problems' in checked ? [] : deadOwnLinks(links, checked);
  const dead = [
    ...own.map((link): Found => ({ link, since: null, reason: 'noPage' })),
    ...links.flatMap((link): Found[] => {
      const { since, failure } = byAddress.get(link.address) ?? {};
      return since === undefined || !failure ? [] : [{ link, since, reason: failure }];
    }),
  ];
  return { content, dead: dead.slice(0, maxFound) };
}

/** Returns the ids of Directus' files. */
async function storedFiles(database: Database): Promise<ReadonlySet<string>> {
  return new Set(await database('directus_files').pluck<readonly string[]>('id'));
}
