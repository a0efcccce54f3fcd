/**
 * The endpoint's answer: `{ data: { outcome } }` on success, otherwise errors in Directus' form,
 * `{ errors: [{ message, extensions: { code, … } }] }`. Forms have a sentence for each code.
 */
export interface DoorAnswer {
  readonly data: { readonly outcome: Outcome };
}

/**
 * `stored`: the message is stored, now or by an earlier request with the same key. `pending`: a
 * mail is on its way; the answer is the same for existing subscribers.
 */
export type Outcome = 'stored' | 'pending' | 'confirmed' | 'unsubscribed';

export interface DoorErrors {
  readonly errors: readonly [
    {
      readonly message: string;
      readonly extensions: {
        readonly code: DoorErrorCode;
        /** With INVALID_PAYLOAD: the name of the field, if the visitor filled it in. */
        readonly field?: string;
        /** With TOO_EARLY and REQUESTS_EXCEEDED: milliseconds until another attempt may succeed. */
        readonly reset?: number;
      };
    },
  ];
}

export type DoorErrorCode =
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
  /** 409: too many attempts with this e-mail address, subscribed or not. */
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
