import type { TrustedTypesWindow } from 'trusted-types/lib';
import { mapsScript, matomoScript } from '../../contract/addresses/thirdParties.ts';
import type { ScriptPolicy } from '../../contract/trustedTypes.ts';
import { takeDefaultPolicy } from './defaultPolicy.ts';

/** What the scripts of a service look like, whatever the page says. */
const isScriptOf: Readonly<Record<ScriptPolicy, (address: string) => boolean>> = {
  matomo: (address) =>
    /^https?:\/\/[^?#\\\s]+$/.test(address) && address.endsWith(`/${matomoScript}`),
  maps: (address) => address.startsWith(`${mapsScript}?`),
};

/**
 * Loads the script of another host; only for what runs through `whenConsented`. Browsers with Trusted
 * Types ask a policy of the service's own, which knows one place for as long as the page lives; the
 * Content-Security-Policy names the same.
 */
export function loadOutsideScript(service: ScriptPolicy, address: string): Promise<void> {
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

interface ScriptRules {
  readonly createScriptURL: (address: string) => unknown;
}

/** A policy can be made only once. */
const policies: Partial<Record<ScriptPolicy, ScriptRules>> = {};

function policyOf(service: ScriptPolicy, address: string): ScriptRules {
  const place = withoutQuery(address);
  const rules = {
    createScriptURL: (asked: string) => {
      if (withoutQuery(asked) === place && isScriptOf[service](asked)) return asked;
      throw new TypeError(`No script of this site: ${asked}`);
    },
  };
  // What is refused must not have the name, or nothing else could be loaded afterwards.
  if (!isScriptOf[service](address)) return rules;
  const { trustedTypes } = window as Partial<TrustedTypesWindow>;
  return (policies[service] ??= trustedTypes?.createPolicy(service, rules) ?? rules);
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*$/s, '');
}
