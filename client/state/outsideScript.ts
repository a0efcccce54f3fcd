/**
 * Loads a script of another host; only for what runs through `whenConsented`. Browsers with Trusted
 * Types ask a policy, which knows no other scripts than those that the site can mean. On which hosts
 * they may be, the Content-Security-Policy says.
 */
export function loadOutsideScript(address: string): Promise<void> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('outside', knownScripts) ?? knownScripts;
  const script = document.createElement('script');
  script.async = true;
  // TypeScript's DOM takes strings only.
  script.src = policy.createScriptURL(address) as string;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${new URL(address).host} does not answer`));
    };
    document.head.append(script);
  });
}

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const knownScripts: ScriptPolicy = {
  createScriptURL: (address) => {
    if (/^https?:\/\/[^?#]+\/(matomo\.js$|maps\/api\/js\?)/.test(address)) return address;
    throw new TypeError(`No script of this site: ${address}`);
  },
};

/** A policy can be made only once. */
let policy: ScriptPolicy | undefined;
