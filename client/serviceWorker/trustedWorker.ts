/**
 * The address of the service worker, in the form that a browser with Trusted Types asks for. The
 * policy knows no other address, whatever it is asked.
 */
export function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('worker', ownWorker) ?? ownWorker;
  // TypeScript's DOM takes strings only.
  return policy.createScriptURL('') as string;
}

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const ownWorker: ScriptPolicy = { createScriptURL: () => serviceWorkerPath };
