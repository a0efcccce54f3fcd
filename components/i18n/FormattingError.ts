/**
 * Errors between a label and its text (specification, section 8):
 * - `FORMAT_ERROR`: a value that cannot be formatted, such as a date that does not exist;
 * - `UNSUPPORTED_FORMATTER`: a label that uses an undefined format;
 * - `INVALID_CONFIG`: a language without labels;
 * - `MISSING_DATA`: a label whose placeholder gets no value;
 * - `MISSING_TRANSLATION`: a label that is missing even in German, which is the fallback.
 */
type FormattingErrorCode =
  | 'FORMAT_ERROR'
  | 'UNSUPPORTED_FORMATTER'
  | 'INVALID_CONFIG'
  | 'MISSING_DATA'
  | 'MISSING_TRANSLATION';

/** Stops the build, so that visitors never read `{{name}}` or "Invalid Date". */
export class FormattingError extends Error {
  override readonly name = 'FormattingError';

  constructor(code: FormattingErrorCode, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options);
  }
}
