import type { FunctionId } from '../../contract/thirdParties.ts';
import { consentsKey, consentTimeKey } from '../../contract/storageKeys.ts';
import { consentDuration } from './consentDuration.ts';
import { holdConsents, opener, type Consent } from './consents.ts';
import { contentConsents, forbidContent, type ContentConsent } from './contentConsents.ts';

/** The changes of the visitor's choice (specification, section 4). */
type ConsentAction =
  | {
      readonly type: 'save';
      readonly consents: readonly Consent[];
      /**
       * True (the default) for a new answer to the question. False keeps the time of the old
       * answer.
       */
      readonly isAnswer?: false;
      /** Hosts of providers that stay allowed. Default: all that the answers do not refuse. */
      readonly providers?: readonly string[];
    }
  | { readonly type: 'reset' };

/** An action of a newer build's banner, or of a script that is not ours. */
interface UnknownAction {
  readonly type: 'unknown';
  readonly name: string;
}

/**
 * Replaces the visitor's choice, or deletes it. A refused function also withdraws the consents that
 * the visitor gave to its providers next to a content: "refuse all" refuses everything. If nothing
 * can be stored, the choice is valid for this page.
 */
export function changeConsents(action: ConsentAction | UnknownAction): void {
  switch (action.type) {
    case 'save': {
      const { consents, providers, isAnswer = true } = action;
      const isKept = providersKept(consents, providers);
      for (const consent of contentConsents()) if (!isKept(consent)) forbidContent(consent.id);
      store(() => {
        localStorage.setItem(consentsKey, JSON.stringify(consents));
        // The value changes with each answer, so that other tabs notice an answer that repeats the
        // last one.
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

/** The time of the answer, the version of the question, and when a consent expires. */
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
    // Storage may be full or forbidden.
  }
}
