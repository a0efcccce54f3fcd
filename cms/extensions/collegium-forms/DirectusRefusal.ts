/** As Directus tells its own errors: it goes by this name, since extensions bring classes of their own. */
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
