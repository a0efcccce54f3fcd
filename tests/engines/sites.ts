/** The sites under test, as tests/site builds and serves them. */
export const sites = {
  /** The embedded association, with a backend for the contact form and the members’ area. */
  association: { command: 'tests/site/formEndpoint/serve.ts', variable: 'ENGINES_ASSOCIATION' },
  /** The embedded shop. */
  shop: { command: 'tests/site/shop/serve.ts', variable: 'ENGINES_SHOP' },
} as const;

export type SiteName = keyof typeof sites;

export function addressOf(name: SiteName): string {
  return process.env[sites[name].variable]!;
}
