/** Directus' types describe its services by their constructors, without the prototypes. */
type Class<Service> = abstract new (...options: never[]) => Service;

type Method<Service> = (this: Service, ...input: readonly unknown[]) => unknown;

/**
 * Wraps a method of one of Directus' services. Every call of the method runs the wrapper, from each
 * endpoint and API.
 *
 * @param wrapper receives the service, the original method, and the arguments
 * @throws Error if this version of Directus has no such method
 */
export function around<Service extends object>(
  service: Class<Service>,
  name: keyof Service & string,
  wrapper: (
    service: Service,
    proceed: (...input: readonly unknown[]) => unknown,
    input: readonly unknown[],
  ) => unknown,
): void {
  const methods = service.prototype as Record<string, unknown>;
  const original = methods[name];
  if (typeof original !== 'function') throw new Error(`Directus has no method ${name} to guard.`);
  methods[name] = function (this: Service, ...input: readonly unknown[]) {
    const proceed = (...values: readonly unknown[]) =>
      (original as Method<Service>).apply(this, values as unknown[]);
    return wrapper(this, proceed, input);
  };
}
