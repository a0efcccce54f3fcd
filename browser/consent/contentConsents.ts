import { contentConsentPrefix } from '../../contract/storageKeys.ts';

/** The visitor always allows all contents of another provider (specification, sections 2 and 7). */
export interface ContentConsent {
  /** The provider's host. With the prefix, the key under which the consent is stored. */
  readonly id: string;
  /** The provider's name. */
  readonly name: string;
  /** What the banner calls such contents; empty if the banner does not ask for them. */
  readonly functionId: string;
}

/** What the visitor always allows. Empty where storage is off. */
export function contentConsents(): readonly ContentConsent[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(contentConsentPrefix))
      .sort()
      .map((key) => {
        const id = key.slice(contentConsentPrefix.length);
        return { id, name: id, functionId: '', ...stored(key) };
      });
  } catch {
    return [];
  }
}

/** Stores a consent. Where nothing can be stored, nothing happens. */
export function allowContent({ id, name, functionId }: ContentConsent): void {
  const value = JSON.stringify({ name, functionId });
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

/** A value that somebody else wrote still is a consent: its key says so. */
function stored(key: string): Partial<ContentConsent> {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '') as Partial<ContentConsent> | null;
    return {
      ...(typeof value?.name === 'string' && { name: value.name }),
      ...(typeof value?.functionId === 'string' && { functionId: value.functionId }),
    };
  } catch {
    return {};
  }
}

function change(store: () => void): void {
  try {
    store();
  } catch {
    // Storage may be full, or forbidden.
  }
  for (const listener of listeners) listener();
}
