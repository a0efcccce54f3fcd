/** That the visitor allows all contents of another provider (specification, sections 2 and 7). */
export interface ContentConsent {
  /** The provider's host; behind the prefix, the key under which it is kept. */
  readonly id: string;
  /** The provider's name. */
  readonly name: string;
}

export const contentConsentPrefix = 'contentConsent:';

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
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const listeners = new Set<() => void>();

addEventListener('storage', ({ key }) => {
  if (key?.startsWith(contentConsentPrefix) ?? true) tell();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tell();
});

function change(store: () => void): void {
  try {
    store();
  } catch {
    // Storage may be full, or forbidden.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
