import type { TrustedTypesWindow } from 'trusted-types/lib';
import { workerPolicy } from '../../contract/trustedTypes.ts';

/**
 * The address of the service worker, in the form that a browser with Trusted Types asks for. The
 * policy knows no other address, whatever it is asked.
 */
export function trustedWorker(): string {
  const { trustedTypes } = window as Partial<TrustedTypesWindow>;
  const policy = trustedTypes?.createPolicy(workerPolicy, ownWorker) ?? ownWorker;
  // TypeScript's DOM takes strings only.
  return policy.createScriptURL('') as string;
}

const ownWorker: { readonly createScriptURL: (address: string) => string } = {
  createScriptURL: () => serviceWorkerPath,
};
