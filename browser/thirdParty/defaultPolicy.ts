/** The one script that a string may name, besides those of the page. */
const workerPath = '/pagefind/pagefind-worker.js';

/**
 * Takes the policy that browsers with Trusted Types ask about plain strings, so that nobody else can:
 * before a script of another host comes, and for Pagefind, which names its worker by a string.
 * Everything else that a string would run stays forbidden.
 */
export function takeDefaultPolicy(): void {
  if (isTaken) return;
  isTaken = true;
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === workerPath ? url : null),
  });
}

/** A policy can be made only once. */
let isTaken = false;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}
