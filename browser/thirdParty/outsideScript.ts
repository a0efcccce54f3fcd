import { takeDefaultPolicy } from './defaultPolicy.ts';

/** Who may put a script into the page, where the site has the service. */
export type OutsideService = keyof typeof scriptsOf;

/** What the scripts of a service look like, whatever the page says. */
const scriptsOf = {
  matomo: /^https?:\/\/[^?#\\]+\/matomo\.js$/,
  maps: /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/,
} as const;

/**
 * Loads the script of another host; only for what runs through `whenConsented`. Browsers with Trusted
 * Types ask a policy of the service's own, which knows one place for as long as the page lives; the
 * Content-Security-Policy names the same.
 */
export function loadOutsideScript(service: OutsideService, address: string): Promise<void> {
  // A foreign script could have every text trusted by it.
  takeDefaultPolicy();
  const script = document.createElement('script');
  script.async = true;
  // TypeScript's DOM takes strings only.
  script.src = policyOf(service, address).createScriptURL(address) as string;
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

/** A policy can be made only once. */
const policies: Partial<Record<OutsideService, ScriptPolicy>> = {};

function policyOf(service: OutsideService, address: string): ScriptPolicy {
  const place = withoutQuery(address);
  const rules: ScriptPolicy = {
    createScriptURL: (asked) => {
      if (withoutQuery(asked) === place && scriptsOf[service].test(asked)) return asked;
      throw new TypeError(`No script of this site: ${asked}`);
    },
  };
  // What is refused must not have the name, or nothing else could be loaded afterwards.
  if (!scriptsOf[service].test(address)) return rules;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return (policies[service] ??= trustedTypes?.createPolicy(service, rules) ?? rules);
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/s, '');
}
