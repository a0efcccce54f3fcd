import { buffer } from 'node:stream/consumers';
import { endWith } from './backup/endWith.ts';
import { readBounce } from './bounces/readBounce.ts';
import { CmsError } from './environment.ts';
import { bouncePath, type BounceOutcome } from './extensions/collegium/forms/bounces/Bounce.ts';
import { requestAsSeed } from './running/requestAsSeed.ts';

/**
 * `npm run --silent cms:bounce`, with the variables of `npm run cms`: mail servers give it each mail to `CMS_BOUNCE_ADDRESS`
 * on standard input.
 */
async function bounce(): Promise<void> {
  const found = await readBounce(await buffer(process.stdin));
  if (!found) {
    console.log('Nothing was changed: the mail is no notice of a failed delivery.');
    return;
  }
  const { status, data, errors } = await requestAsSeed<BounceOutcome>(bouncePath, found);
  if (data === undefined) {
    throw new CmsError(errors?.[0]?.message ?? `Directus answered ${status}.`);
  }
  console.log(sentences[data]);
}

const sentences: Readonly<Record<BounceOutcome, string>> = {
  noted: 'The mail is marked as returned.',
  'noted before': 'Nothing was changed: the mail was marked as returned before.',
  unknown: 'Nothing was changed: the notice is about no mail of this Directus.',
};

/** The exit code by which a mail server keeps the notice and tries again (EX_TEMPFAIL of sysexits.h). */
const tryAgain = 75;

await bounce().catch((error: unknown) => endWith(error, tryAgain));
