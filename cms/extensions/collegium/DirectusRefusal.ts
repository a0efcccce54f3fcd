/**
 * An error with the shape of Directus' own errors. Directus recognises them by name, since extensions have
 * classes of their own.
 */
export class DirectusRefusal extends Error {
  override readonly name = 'DirectusError';
  readonly code: string;
  readonly status: number;
  readonly extensions: Readonly<Record<string, unknown>>;

  /** @param extensions the content of the response besides code and message, such as the field of a form */
  constructor(
    status: number,
    code: string,
    message: string,
    extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.extensions = extensions;
  }
}
