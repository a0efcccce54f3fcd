import { consentOpener, type ConsentOpenerData } from '../../contract/markup.ts';
import { contentConsentPrefix } from '../../contract/storageKeys.ts';
import { consentDuration } from './consentDuration.ts';

/** The visitor always allows all contents of one provider (specification, sections 2 and 7). */
export interface ContentConsent {
  /** The provider's host. With the prefix, the key under which the consent is stored. */
  readonly id: string;
  /** The provider's name. */
  readonly name: string;
  /** The banner's function for such contents; empty if the banner does not ask for them. */
  readonly functionId: string;
}

/**
 * The contents that the visitor always allows; empty if storage is off. Deletes consents that are
 * older than a year or of another version of the question, and those of earlier releases, which
 * have no time or version.
 */
export function contentConsents(): readonly ContentConsent[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(contentConsentPrefix))
      .sort()
      .flatMap((key) => {
        const id = key.slice(contentConsentPrefix.length);
        const consent = parsed(localStorage.getItem(key) ?? '');
        if (consent) return { id, ...consent };
        localStorage.removeItem(key);
        return [];
      });
  } catch {
    return [];
  }
}

/** Stores a consent. Does nothing if storage is off or full. */
export function allowContent({ id, name, functionId }: ContentConsent): void {
  const answer = { time: new Date().toISOString(), version: currentVersion() };
  const value = JSON.stringify({ name, functionId, ...answer });
  change(() => localStorage.setItem(contentConsentPrefix + id, value));
}

/** Withdraws a consent. */
export function forbidContent(id: string): void {
  change(() => localStorage.removeItem(contentConsentPrefix + id));
}

/**
 * Calls a function after each change of these consents, in any tab.
 *
 * @returns a function that ends the subscription
 */
export function onContentConsentsChanged(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  addEventListener(
    'storage',
    ({ key }) => {
      if (key?.startsWith(contentConsentPrefix) ?? true) listener();
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) listener();
    },
    { signal },
  );
  listeners.add(listener);
  return () => {
    end.abort();
    listeners.delete(listener);
  };
}

const listeners = new Set<() => void>();

/** A stored consent that is still valid. Undefined if it has expired or the value is not ours. */
function parsed(value: string): Omit<ContentConsent, 'id'> | undefined {
  try {
    const { name, functionId, ...given } = JSON.parse(value) as Partial<Record<string, unknown>>;
    const isCurrent =
      given['version'] === currentVersion() &&
      Date.now() - Date.parse(String(given['time'])) <= consentDuration;
    if (typeof name === 'string' && typeof functionId === 'string' && isCurrent) {
      return { name, functionId };
    }
  } catch {
    // Another program's data.
  }
  return undefined;
}

/**
 * The banner's version of the question, which covers the same providers. Undefined if the website
 * asks nothing. Read late, since the build loads this module and has no document.
 */
function currentVersion(): string | undefined {
  const opener = document.querySelector<HTMLElement>(`footer ${consentOpener}`);
  return (opener?.dataset as Partial<ConsentOpenerData> | undefined)?.version;
}

function change(store: () => void): void {
  try {
    store();
  } catch {
    // Storage may be full or forbidden.
  }
  for (const listener of listeners) listener();
}
