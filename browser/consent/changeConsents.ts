import type { FunctionId } from '../../contract/functionId.ts';
import { consentsKey, consentTimeKey } from '../../contract/storageKeys.ts';
import { consentDuration } from './consentDuration.ts';
import { holdConsents, opener, type Consent } from './consents.ts';
import { contentConsents, forbidContent, type ContentConsent } from './contentConsents.ts';

/** What can happen to the visitor's choice (specification, section 4). */
type ConsentAction =
  | {
      readonly type: 'save';
      readonly consents: readonly Consent[];
      /** Whether the visitor answered the question anew. Default true. Else the answer keeps its time. */
      readonly isAnswer?: false;
      /** Hosts of providers that stay allowed. Default: all that the answers do not refuse. */
      readonly providers?: readonly string[];
    }
  | { readonly type: 'reset' };

/** Of the banner of a newer build, or of a script that is not ours. */
interface UnknownAction {
  readonly type: 'unknown';
  readonly name: string;
}

/**
 * Replaces the visitor's choice, or deletes it. A refused function takes the providers along that the
 * visitor allowed beside a content: "refuse all" refuses all. Where nothing can be stored, the choice
 * holds for this page.
 */
export function changeConsents(action: ConsentAction | UnknownAction): void {
  switch (action.type) {
    case 'save': {
      const { consents, providers, isAnswer = true } = action;
      const isKept = providersKept(consents, providers);
      for (const consent of contentConsents()) if (!isKept(consent)) forbidContent(consent.id);
      store(() => {
        localStorage.setItem(consentsKey, JSON.stringify(consents));
        // Changes with each answer, so that other tabs notice one that says the same again.
        if (isAnswer) localStorage.setItem(consentTimeKey, circumstances(consents));
      });
      holdConsents(consents);
      break;
    }
    case 'reset':
      for (const { id } of contentConsents()) forbidContent(id);
      store(() => {
        localStorage.removeItem(consentsKey);
        localStorage.removeItem(consentTimeKey);
      });
      holdConsents(undefined);
      break;
    default:
      // oxlint-disable-next-line no-console -- the specification wants it logged (section 4)
      console.warn('Unknown consent action', action);
  }
}

/** When it was answered, which question, and until when a yes counts. */
function circumstances(consents: readonly Consent[]): string {
  const now = new Date();
  const isAnythingAllowed = optional(consents).some(({ consentGiven }) => consentGiven);
  return [
    now.toISOString(),
    opener?.version ?? '',
    ...(isAnythingAllowed ? [now.getTime() + consentDuration] : []),
  ].join(' ');
}

function optional(consents: readonly Consent[]): Consent[] {
  return consents.filter(({ function_id }) => function_id !== ('functional' satisfies FunctionId));
}

function providersKept(consents: readonly Consent[], providers?: readonly string[]) {
  const refused = optional(consents).filter(({ consentGiven }) => !consentGiven);
  if (refused.length === optional(consents).length) return () => false;
  return ({ id, functionId }: ContentConsent) =>
    !refused.some(({ function_id }) => function_id === functionId) &&
    (providers?.includes(id) ?? true);
}

function store(change: () => void): void {
  try {
    change();
  } catch {
    // Storage may be full, or forbidden.
  }
}
