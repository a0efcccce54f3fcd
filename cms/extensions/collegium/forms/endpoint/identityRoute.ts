import { identityPath, identityProof, nonceForm } from '../../../../running/identity.ts';
import type { Context } from '../../directus.ts';
import type { Route } from './openEndpoints.ts';
import { Refusal } from './Refusal.ts';

/** Lets the commands of this installation recognise this Directus before they send it a token (cms/running/isOwnDirectus.ts). */
export function identityRoute({ env }: Pick<Context, 'env'>): Route {
  const place = { host: String(env['HOST']), port: Number(env['PORT']) };
  return {
    method: 'GET',
    path: identityPath,
    answer: ({ rest: nonce }) => {
      if (!nonceForm.test(nonce)) return Promise.reject(new Refusal('INVALID_PAYLOAD'));
      return Promise.resolve({
        data: { proof: identityProof(String(env['SECRET']), nonce, place) },
      });
    },
  };
}
