import { contentConsentPrefix } from '../../contract/storageKeys.ts';

/** That the visitor allows all contents of another provider (specification, sections 2 and 7). */
export interface ContentConsent {
  /** The provider's host; behind the prefix, the key under which it is kept. */
  readonly id: string;
  /** The provider's name. */
  readonly name: string;
}

/** What the visitor has allowed; nothing where storage is off. */
export function contentConsents(): readonly ContentConsent[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(contentConsentPrefix))
      .sort()
      .map((key) => {
        const id = key.slice(contentConsentPrefix.length);
        return { id, name: localStorage.getItem(key) || id };
      });
  } catch {
    return [];
  }
}

/** Keeps a consent. Where nothing can be kept, nothing happens. */
export function allowContent({ id, name }: ContentConsent): void {
  change(() => localStorage.setItem(contentConsentPrefix + id, name));
}

/** Takes a consent back. */
export function forbidContent(id: string): void {
  change(() => localStorage.removeItem(contentConsentPrefix + id));
}

/**
 * Calls a function after each change of these consents, in whichever tab it was made.
 *
 * @returns ends that
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

function change(store: () => void): void {
  try {
    store();
  } catch {
    // Storage may be full, or forbidden.
  }
  for (const listener of listeners) listener();
}
