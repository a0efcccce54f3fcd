/**
 * What the door answers: `{ data: { outcome } }` where it went well, else Directus' form of errors,
 * `{ errors: [{ message, extensions: { code, … } }] }`. A form has a sentence for each code.
 */
export interface DoorAnswer {
  readonly data: { readonly outcome: Outcome };
}

/**
 * `stored`: the message is kept, now or by an earlier request with the same key. `pending`: a mail is
 * on its way, whoever is subscribed already.
 */
export type Outcome = 'stored' | 'pending' | 'confirmed' | 'unsubscribed';

export interface DoorErrors {
  readonly errors: readonly [
    {
      readonly message: string;
      readonly extensions: {
        readonly code: DoorErrorCode;
        /** With INVALID_PAYLOAD: which field, where it is one that the visitor filled in. */
        readonly field?: string;
        /** With TOO_EARLY and REQUESTS_EXCEEDED: milliseconds until another try may go well. */
        readonly reset?: number;
      };
    },
  ];
}

export type DoorErrorCode =
  /** 400: not what the form sends. */
  | 'INVALID_PAYLOAD'
  /** 400: forged, spent or too old; a form fetches another challenge and sends again by itself. */
  | 'PROOF_REFUSED'
  /** 403: another website. */
  | 'FORBIDDEN'
  /** 404: no such link. */
  | 'TOKEN_UNKNOWN'
  /** 409: the link was used before. */
  | 'TOKEN_USED'
  /** 409: too many attempts with this e-mail address, whoever is subscribed. */
  | 'DUPLICATE'
  /** 410: the link is too old. */
  | 'TOKEN_EXPIRED'
  /** 413: longer than `longestBody`. */
  | 'CONTENT_TOO_LARGE'
  /** 425: faster than anybody types; a form waits and sends again by itself. */
  | 'TOO_EARLY'
  /** 429: too many from one network address, or for one e-mail address. */
  | 'REQUESTS_EXCEEDED'
  /** 500 and 503. */
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE';
