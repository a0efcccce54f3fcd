import type { TrustedTypesWindow } from 'trusted-types/lib';
import { workerPolicy } from '../../../contract/contentSecurityPolicy.ts';

/**
 * The address of the service worker, in the type that browsers with Trusted Types require. The
 * policy returns no other address, whatever its argument.
 */
export function trustedWorker(): string {
  const { trustedTypes } = window as Partial<TrustedTypesWindow>;
  const policy = trustedTypes?.createPolicy(workerPolicy, ownWorker) ?? ownWorker;
  // TypeScript's DOM types accept strings only.
  return policy.createScriptURL('') as string;
}

const ownWorker: { readonly createScriptURL: (address: string) => string } = {
  createScriptURL: () => serviceWorkerPath,
};
