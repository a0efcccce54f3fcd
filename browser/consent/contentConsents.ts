import { contentConsentPrefix } from '../../contract/storageKeys.ts';
import { consentDuration } from './consentDuration.ts';

/** The visitor always allows all contents of another provider (specification, sections 2 and 7). */
export interface ContentConsent {
  /** The provider's host. With the prefix, the key under which the consent is stored. */
  readonly id: string;
  /** The provider's name. */
  readonly name: string;
  /** What the banner calls such contents; empty if the banner does not ask for them. */
  readonly functionId: string;
}

/**
 * What the visitor always allows. Empty where storage is off. Deletes what was allowed over a year ago, and
 * what has no time, as in earlier releases: it would never end.
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

/** Stores a consent. Where nothing can be stored, nothing happens. */
export function allowContent({ id, name, functionId }: ContentConsent): void {
  const value = JSON.stringify({ name, functionId, time: new Date().toISOString() });
  change(() => localStorage.setItem(contentConsentPrefix + id, value));
}

/** Withdraws a consent. */
export function forbidContent(id: string): void {
  change(() => localStorage.removeItem(contentConsentPrefix + id));
}

/**
 * Calls a function after each change of these consents, in whichever tab it was made.
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

/** A stored consent that still counts; none if it has expired or the value is not ours. */
function parsed(value: string): Omit<ContentConsent, 'id'> | undefined {
  try {
    const { name, functionId, time } = JSON.parse(value) as Partial<Record<string, unknown>>;
    const isCurrent = Date.now() - Date.parse(String(time)) <= consentDuration;
    if (typeof name === 'string' && typeof functionId === 'string' && isCurrent) {
      return { name, functionId };
    }
  } catch {
    // Not ours.
  }
  return undefined;
}

function change(store: () => void): void {
  try {
    store();
  } catch {
    // Storage may be full, or forbidden.
  }
  for (const listener of listeners) listener();
}
