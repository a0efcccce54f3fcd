import type { Environment } from '../../data/settings/environment.ts';
import { sitemapFile } from './sitemap.ts';

/**
 * What crawlers are told: to take everything, or to stay away from what is not the public site, a
 * preview or a copy on somebody's own computer.
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
