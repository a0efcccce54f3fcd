import type { EndpointErrorCode, EndpointErrors } from '../../../../../contract/forms/endpoints.ts';

type Details = Omit<EndpointErrors['errors'][0]['extensions'], 'code'>;

/** The reason why a request is refused. Its message never contains submitted data. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: EndpointErrorCode;
  readonly details: Details;

  constructor(code: EndpointErrorCode, details: Details = {}) {
    super(messages[code]);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statuses[this.code];
  }
}

const statuses: Readonly<Record<EndpointErrorCode, number>> = {
  INVALID_PAYLOAD: 400,
  PROOF_REFUSED: 400,
  FORBIDDEN: 403,
  TOKEN_UNKNOWN: 404,
  TOKEN_USED: 409,
  DUPLICATE: 409,
  TOKEN_EXPIRED: 410,
  CONTENT_TOO_LARGE: 413,
  TOO_EARLY: 425,
  REQUESTS_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

const messages: Readonly<Record<EndpointErrorCode, string>> = {
  INVALID_PAYLOAD: 'The request is not one that this form sends.',
  PROOF_REFUSED: 'The proof of work is forged, spent or too old.',
  FORBIDDEN: 'This website may not write here.',
  TOKEN_UNKNOWN: 'There is no such link.',
  TOKEN_USED: 'The link was used before.',
  DUPLICATE: 'This e-mail address was entered too often.',
  TOKEN_EXPIRED: 'The link is too old.',
  CONTENT_TOO_LARGE: 'This is longer than a form can be.',
  TOO_EARLY: 'Nobody types as fast as this.',
  REQUESTS_EXCEEDED: 'Too many attempts. Try again later.',
  INTERNAL_SERVER_ERROR: 'Something went wrong here.',
  SERVICE_UNAVAILABLE: 'This is not possible at the moment. Try again later.',
};
