import type { TrustedTypesWindow } from 'trusted-types/lib';
import { defaultPolicy } from '../../contract/contentSecurityPolicy.ts';

/**
 * Creates the default policy of Trusted Types, which browsers ask about plain strings, so that no
 * other script can create it. Needed before a script of another host loads, and for workers, which
 * bundlers name by a string. All other strings stay forbidden.
 *
 * @param worker the address of one of the site's own workers
 */
export function takeDefaultPolicy(worker?: string): void {
  if (worker !== undefined) workers.add(worker);
  if (isTaken) return;
  isTaken = true;
  (window as Partial<TrustedTypesWindow>).trustedTypes?.createPolicy(defaultPolicy, {
    // Null is a refusal, which the types do not include.
    createScriptURL: (url) => (workers.has(url) ? url : null) as string,
  });
}

const workers = new Set<string>();

/** A policy can be created only once. */
let isTaken = false;
