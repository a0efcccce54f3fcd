import {
  identityPath,
  identityProof,
  nonceForm,
  listenAddressIn,
} from '../../../../running/identity.ts';
import type { Context } from '../../directus.ts';
import type { Route } from './openEndpoints.ts';
import { Refusal } from './Refusal.ts';

/** Lets the commands of this installation recognise this Directus before they send it a token (cms/running/isOwnDirectus.ts). */
export function identityRoute({ env }: Pick<Context, 'env'>): Route {
  const place = listenAddressIn(env);
  return {
    method: 'GET',
    path: identityPath,
    handle: ({ rest: nonce }) => {
      if (!nonceForm.test(nonce)) return Promise.reject(new Refusal('INVALID_PAYLOAD'));
      return Promise.resolve({
        data: { proof: identityProof(String(env['SECRET']), nonce, place) },
      });
    },
  };
}
