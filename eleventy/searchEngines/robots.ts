import type { Environment } from '../../data/settings/environment.ts';
import { sitemapFile } from './sitemap.ts';

/**
 * Returns the robots.txt. Crawlers may read everything on the public site, and nothing on previews
 * or local copies.
 */
export function robots({ siteUrl, preview }: Pick<Environment, 'siteUrl' | 'preview'>): string {
  return preview || isLocal(siteUrl)
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/${sitemapFile}\n`;
}

function isLocal(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
