/* Directus’ errors, by which tests recognise a refusal. */

export class ContentTooLargeError extends Error {}
export class ForbiddenError extends Error {}
export class InvalidCredentialsError extends Error {}
export class TokenExpiredError extends Error {}
export class InvalidInviteError extends Error {}
class ProblemError extends Error {
  constructor({ reason }: { readonly reason: string }) {
    super(reason);
  }
}
export class InvalidPayloadError extends ProblemError {}
export class InvalidQueryError extends ProblemError {}
