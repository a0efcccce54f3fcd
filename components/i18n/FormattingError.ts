/**
 * What can go wrong between a message and its text (specification, section 8):
 * - `FORMAT_ERROR`: a value that its format can't show, such as a day that there is not;
 * - `UNSUPPORTED_FORMATTER`: a label that asks for a format which nobody has defined;
 * - `INVALID_CONFIG`: a language without labels;
 * - `MISSING_DATA`: a label whose placeholder gets no value;
 * - `MISSING_TRANSLATION`: a label that there is not even in German, which stands in for others.
 */
type FormattingErrorCode =
  | 'FORMAT_ERROR'
  | 'UNSUPPORTED_FORMATTER'
  | 'INVALID_CONFIG'
  | 'MISSING_DATA'
  | 'MISSING_TRANSLATION';

/** Stops a build before visitors read `{{name}}` or "Invalid Date". */
export class FormattingError extends Error {
  override readonly name = 'FormattingError';

  constructor(code: FormattingErrorCode, message: string, options?: ErrorOptions) {
    super(`${code}: ${message}`, options);
  }
}
