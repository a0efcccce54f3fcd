import * as z from 'zod/mini';
import type { Context, DirectusRequest, Register } from '../../directus.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import type { MailSettings } from '../mail/mailSettings.ts';
import { addJsonRoute } from '../person/addJsonRoute.ts';
import { bouncePath, type Bounce, type BounceOutcome } from './Bounce.ts';
import { mailOfBounce } from './bounceAddress.ts';
import { noteBounce } from './noteBounce.ts';

/** The endpoint at which `npm run cms:bounce` reports that a mail came back. */
export function addBounceRoute(
  register: Register,
  { database, logger }: Context,
  settings: MailSettings,
): void {
  addJsonRoute(
    register,
    { method: 'POST', path: bouncePath },
    async (request): Promise<BounceOutcome> => {
      const { recipients, status } = bounceIn(request);
      const mail = mailOfBounce(recipients, settings);
      if (mail === undefined) return 'unknown';
      const outcome = await noteBounce(database, { mail, status });
      // Only the number of the mail: readers of a log must not see addresses.
      if (outcome === 'noted') logger.warn(`Mail ${mail} came back: ${status}.`);
      return outcome;
    },
  );
}

/** @throws DirectusRefusal */
function bounceIn({ accountability, body }: DirectusRequest): Bounce {
  if (!accountability?.admin) {
    throw new DirectusRefusal(403, 'FORBIDDEN', "You don't have permission to access this.");
  }
  const { success, data } = bodySchema.safeParse(body);
  if (!success) throw new DirectusRefusal(400, 'INVALID_PAYLOAD', 'Expected a delivery notice.');
  return data;
}

const bodySchema = z.strictObject({
  recipients: z.array(z.string()),
  status: z.string().check(z.regex(/^\d\.\d{1,3}\.\d{1,3}$/)),
});
