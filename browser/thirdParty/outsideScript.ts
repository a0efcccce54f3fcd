import type { TrustedTypesWindow } from 'trusted-types/lib';
import { mapsScript, matomoScript } from '../../contract/thirdParties.ts';
import type { ScriptPolicy } from '../../contract/contentSecurityPolicy.ts';
import { takeDefaultPolicy } from './defaultPolicy.ts';

/** The addresses that are valid for a service's scripts, whatever address the page gives. */
const isScriptOf: Readonly<Record<ScriptPolicy, (address: string) => boolean>> = {
  matomo: (address) =>
    /^https?:\/\/[^?#\\\s]+$/.test(address) && address.endsWith(`/${matomoScript}`),
  maps: (address) => address.startsWith(`${mapsScript}?`),
};

/**
 * Loads the script of another host. Call it only inside `whenConsented`. Browsers with Trusted
 * Types ask a policy of the service, which allows one address for the life of the page; the
 * Content-Security-Policy names the same address.
 */
export function loadOutsideScript(service: ScriptPolicy, address: string): Promise<void> {
  // Create the default policy first: a third-party script could create one that trusts any text.
  takeDefaultPolicy();
  const script = document.createElement('script');
  script.async = true;
  // TypeScript's DOM types accept strings only.
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

interface ScriptRules {
  readonly createScriptURL: (address: string) => unknown;
}

/** A policy can be created only once. */
const policies: Partial<Record<ScriptPolicy, ScriptRules>> = {};

function policyOf(service: ScriptPolicy, address: string): ScriptRules {
  const expected = withoutQuery(address);
  const rules = {
    createScriptURL: (asked: string) => {
      if (withoutQuery(asked) === expected && isScriptOf[service](asked)) return asked;
      throw new TypeError(`No script of this site: ${asked}`);
    },
  };
  // A refused address must not create the policy, or no other address could be loaded later.
  if (!isScriptOf[service](address)) return rules;
  const { trustedTypes } = window as Partial<TrustedTypesWindow>;
  return (policies[service] ??= trustedTypes?.createPolicy(service, rules) ?? rules);
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/s, '');
}
