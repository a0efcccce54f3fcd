import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { StagedFolder } from '../../data/folders/StagedFolder.ts';
import { printable } from '../../data/problems/printable.ts';
import {
  EnvironmentError,
  readEnvironment,
  type Environment,
} from '../../data/settings/environment.ts';
import { publishTargetExample, type PublishTarget } from '../../data/settings/publishTarget.ts';
import { expected } from '../../data/settings/readVariables.ts';
import { whatElseIsLive } from '../publishing/isLive.ts';
import { printed, type Publication } from '../publishing/Publication.ts';
import type { Publisher } from '../publishing/Publisher.ts';
import {
  PartlyPublishedError,
  PublishingError,
  UnknownSiteError,
} from '../publishing/PublishingError.ts';
import { Releases } from '../publishing/Releases.ts';
import { WebSpace } from '../publishing/webSpace/WebSpace.ts';
import { reportMistake } from './reportMistake.ts';

/**
 * `npm run publish`: publishes the built site to `PUBLISH_TO`. `--back` shows the publication before the visible one
 * again, `--back 5` publication 5; `--list` lists those that are kept. Then requests the website, if SITE_URL is set. The
 * exit code is 1 if nothing was published, and 4 if the publication can't be seen at SITE_URL.
 */
async function publish(): Promise<void> {
  const options = readOptions();
  const environment = readEnvironment();
  const { publishTo, sshSettings } = environment;
  if (!publishTo) {
    throw new EnvironmentError(expected('PUBLISH_TO', publishTargetExample));
  }
  const publisher = publisherTo(publishTo, sshSettings);
  try {
    if (options.list) await list(publisher);
    else {
      const publication = await switchSite(publisher, environment, options);
      if (publication) await reportWhetherLive(publication, environment.siteUrl);
    }
  } catch (error) {
    if (!(error instanceof PublishingError)) throw error;
    const what = options.list ? '' : outcome(error, options);
    throw new PublishingError(printable(`${what}${publisher.printed}: ${error.message}.`));
  }
}

function publisherTo(target: PublishTarget, sshSettings: string | undefined): Publisher {
  const { host, folder, isWebSpace } = target;
  return host !== undefined && isWebSpace
    ? new WebSpace(host, folder, sshSettings)
    : new Releases(target, sshSettings);
}

function outcome(error: PublishingError, { back }: Options): string {
  if (error instanceof UnknownSiteError) {
    return 'Visitors see the old or the new site; `npm run publish -- --list` marks it. ';
  }
  if (error instanceof PartlyPublishedError) {
    return 'Visitors see old and new pages, each of them whole; publish again. ';
  }
  return `Nothing was ${back ? 'changed' : 'published'}, visitors see the same site as before. `;
}

interface Options {
  readonly list: boolean;
  readonly back: boolean;
  readonly wanted?: number;
}

/** @throws EnvironmentError if an argument is wrong */
function readOptions(): Options {
  try {
    const { values, positionals } = parseArgs({
      options: { list: { type: 'boolean' }, back: { type: 'boolean' } },
      allowPositionals: true,
    });
    const { list = false, back = false } = values;
    const [number, ...others] = positionals;
    const isNumber = number === undefined || (back && /^[1-9]\d{0,8}$/.test(number));
    if (isNumber && others.length === 0 && !(list && back)) {
      return { list, back, ...(number !== undefined && { wanted: Number(number) }) };
    }
  } catch {
    // An unknown option, reported below.
  }
  throw new EnvironmentError(
    'Expected `npm run publish`, or one option: --list, --back, or --back with the number of a publication.',
  );
}

async function list(publisher: Publisher): Promise<void> {
  const { visible, publications } = await publisher.list();
  if (publications.length === 0) console.log(`Nothing was published to ${publisher.printed} yet.`);
  for (const publication of publications) {
    const mark = publication.number === visible ? '*' : ' ';
    console.log(printable(`${mark} ${printed(publication)}`));
  }
}

/** Publishes the build, or goes back. */
async function switchSite(
  publisher: Publisher,
  { outDir, publishedBy }: Environment,
  { back, wanted }: Options,
): Promise<Publication | undefined> {
  const by = publishedBy ?? userName();
  const time = new Date();
  // A build that runs at the same time would change files during the upload.
  const build = back ? undefined : await StagedFolder.beside(outDir);
  try {
    build?.assertAlone();
    if (back) return await publisher.goBack({ by, time }, wanted);
    const publication = await publisher.publish({ outDir, by, time });
    if (!publication) console.log('Nothing has changed since the last publication.');
    return publication;
  } finally {
    await build?.discard();
  }
}

/** The user of this computer. Some containers run as a number without a name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'somebody';
  }
}

async function reportWhetherLive(publication: Publication, siteUrl: string): Promise<void> {
  console.log(printable(printed(publication)));
  if (!process.env['SITE_URL']) return;
  const found = await whatElseIsLive(siteUrl, publication);
  if (found === undefined) {
    console.log(`Publication ${publication.number} is live at ${siteUrl}.`);
    return;
  }
  console.error(
    `${siteUrl}: expected publication ${publication.number}, found ${printable(found)}; let the web server serve the folder current of PUBLISH_TO.`,
  );
  process.exitCode = 4;
}

await publish().catch(reportMistake);
