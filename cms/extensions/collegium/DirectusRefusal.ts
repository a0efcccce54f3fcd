/**
 * An error with the shape of Directus' own errors. Directus recognises them by name, since extensions have
 * classes of their own.
 */
export class DirectusRefusal extends Error {
  override readonly name = 'DirectusError';
  readonly code: string;
  readonly status: number;
  readonly extensions = {};

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
