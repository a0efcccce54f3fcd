import type { TrustedTypesWindow } from 'trusted-types/lib';
import { searchPath, searchWorker } from '../../contract/addresses/siteFolders.ts';
import { defaultPolicy } from '../../contract/trustedTypes.ts';

/**
 * Takes the policy that browsers with Trusted Types ask about plain strings, so that nobody else can:
 * before a script of another host comes, and for Pagefind, which names its worker by a string.
 * Everything else that a string would run stays forbidden.
 */
export function takeDefaultPolicy(): void {
  if (isTaken) return;
  isTaken = true;
  (window as Partial<TrustedTypesWindow>).trustedTypes?.createPolicy(defaultPolicy, {
    // Null is a no, which the types know nothing of.
    createScriptURL: (url) => (url === searchPath + searchWorker ? url : null) as string,
  });
}

/** A policy can be made only once. */
let isTaken = false;
