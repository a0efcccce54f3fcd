/*
 * The endpoints for visitors' forms, the only way for visitors to write to Directus. An extension
 * of Directus provides them (cms/extensions/collegium/forms). Addresses are relative to Directus. Forms
 * that are declared have the address `endpointOf` (forms.ts).
 */

/**
 * GET: a new proof-of-work challenge. It contains the time at which the server made it, so that the endpoint can refuse a
 * proof that is sent too early.
 */
export const challengePath = '/collegium/challenge';

/** POST: a subscription to the newsletter. */
export const subscribersPath = '/collegium/subscribers';

/** POST: confirms the link in the mail, after a press of the button on its page. */
export const confirmPath = '/collegium/subscribers/confirm';

/** POST: the link in each newsletter's footer, after a press of the button on its page. */
export const unsubscribePath = '/collegium/subscribers/unsubscribe';

/**
 * POST: called by mail programs for their own unsubscribe button (RFC 8058,
 * `List-Unsubscribe-Post`). GET redirects to the page instead, since mail scanners open every
 * address.
 */
export function oneClickPath(token: string): string {
  return `/collegium/unsubscribe/${token}`;
}

/** Bytes. Longer bodies are refused before they are read completely. */
export const longestBody = 64 * 1024;

/**
 * The endpoint's response: `{ data: { outcome } }` on success, otherwise errors in Directus' form,
 * `{ errors: [{ message, extensions: { code, … } }] }`. Forms show a sentence for
 * the codes that a visitor can act on, and one sentence for all others.
 */
export interface EndpointResponse {
  readonly data: { readonly outcome: Outcome };
}

/**
 * `stored`: the message is stored, now or by an earlier request with the same key. `pending`: a
 * mail is on its way; the response is the same for existing subscribers.
 */
export type Outcome = 'stored' | 'pending' | 'confirmed' | 'unsubscribed';

export interface EndpointErrors {
  readonly errors: readonly [
    {
      readonly message: string;
      readonly extensions: {
        readonly code: EndpointErrorCode;
        /** With INVALID_PAYLOAD: the name of the field, if the visitor filled it in. */
        readonly field?: string;
        /** With TOO_EARLY and REQUESTS_EXCEEDED: milliseconds until another attempt may succeed. */
        readonly reset?: number;
      };
    },
  ];
}

export type EndpointErrorCode =
  /** 400: not the content of the form. */
  | 'INVALID_PAYLOAD'
  /**
   * 400: the proof is forged, used or too old. The form fetches another challenge and sends again
   * automatically.
   */
  | 'PROOF_REFUSED'
  /** 403: the request comes from another website. */
  | 'FORBIDDEN'
  /** 404: no such link. */
  | 'TOKEN_UNKNOWN'
  /** 409: the link was used before. */
  | 'TOKEN_USED'
  /**
   * 409: too many attempts with this e-mail address, subscribed or not. A project host uses the same code for
   * an address that it has stored already. Forms answer both alike.
   */
  | 'DUPLICATE'
  /** 410: the link is too old. */
  | 'TOKEN_EXPIRED'
  /** 413: longer than `longestBody`. */
  | 'CONTENT_TOO_LARGE'
  /** 425: faster than a person types. The form waits and sends again automatically. */
  | 'TOO_EARLY'
  /** 429: too many requests from one network address, or for one e-mail address. */
  | 'REQUESTS_EXCEEDED'
  /** 500 and 503. */
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE';

/**
 * The receiver of visitors' forms: a Directus with the endpoints for forms, or a collection of a
 * project host.
 */
export interface FormReceiver {
  /** The address of the backend. */
  readonly url: string;
  /** On a project host: the collection for the items. */
  readonly items?: HostItems | undefined;
}

/** A collection of a project on a project host. */
export interface HostItems {
  readonly project: string;
  readonly collection: string;
  /**
   * The privacy sentence that the form shows. It is stored with each item, since a project host
   * does not have our sentences (data/forms/wordings.ts).
   */
  readonly shown: ShownWording;
}

interface ShownWording {
  /** True if the sender agrees to the sentence; false if it only informs. */
  readonly consent: boolean;
  readonly consent_version: string;
  readonly consent_text: string;
}
