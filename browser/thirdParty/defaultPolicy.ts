import type { TrustedTypesWindow } from 'trusted-types/lib';
import { defaultPolicy } from '../../contract/trustedTypes.ts';

/**
 * Takes the policy that browsers with Trusted Types ask about plain strings, so that nobody else can:
 * before a script of another host comes, and for workers, which bundlers name by a string. Everything else that a string would run stays forbidden.
 *
 * @param worker the address of one of the site's own
 */
export function takeDefaultPolicy(worker?: string): void {
  if (worker !== undefined) workers.add(worker);
  if (isTaken) return;
  isTaken = true;
  (window as Partial<TrustedTypesWindow>).trustedTypes?.createPolicy(defaultPolicy, {
    // Null is a no, which the types know nothing of.
    createScriptURL: (url) => (workers.has(url) ? url : null) as string,
  });
}

const workers = new Set<string>();

/** A policy can be made only once. */
let isTaken = false;
