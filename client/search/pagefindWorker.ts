/** The one script that a string may name, besides those of the page. */
const workerPath = '/pagefind/pagefind-worker.js';

/**
 * Lets Pagefind start its worker, which it names by a string: browsers with Trusted Types ask the
 * default policy about those. Everything else that a string would run stays forbidden.
 */
export function allowPagefindWorker(): void {
  if (isAllowed) return;
  isAllowed = true;
  (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (url === workerPath ? url : null),
  });
}

/** A policy can be made only once. */
let isAllowed = false;

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}
