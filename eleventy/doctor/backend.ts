import { endpointOf, forms } from '../../contract/forms/forms.ts';
import type { Environment } from '../../data/settings/environment.ts';
import { fetchText } from './fetchText.ts';
import type { Report } from './report.ts';

/**
 * Examines whether visitors' browsers reach the backend from the website, as forms, log-in and news that is
 * newer than the build need.
 */
export async function examineBackend(environment: Environment): Promise<Report> {
  const { siteUrl, liveDirectus, liveProject } = environment;
  const url = liveDirectus ?? liveProject?.url;
  if (url === undefined) {
    return {
      found: 'none; forms open the mail program, and members can’t log in',
      faults: [],
      advice: ['DIRECTUS_URL: not set; without Directus, editors change files.'],
    };
  }
  const faults =
    siteUrl.startsWith('https:') && url.startsWith('http:')
      ? [
          `DIRECTUS_PUBLIC_URL or DIRECTUS_URL: expected an address that begins with https, found ${url}; browsers refuse it on ${siteUrl}.`,
        ]
      : [];
  return {
    found: url,
    faults: [...faults, ...(liveDirectus ? await accessFrom(siteUrl, liveDirectus) : [])],
  };
}

/** Asks the form endpoint as a browser asks before it sends a form from another origin. */
async function accessFrom(siteUrl: string, directus: string): Promise<string[]> {
  const response = await fetchText(directus.replace(/\/$/, '') + endpointOf(forms.contact), {
    method: 'OPTIONS',
    headers: {
      Origin: siteUrl,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  if (typeof response === 'string') {
    return [
      `DIRECTUS_PUBLIC_URL or DIRECTUS_URL: expected Directus at ${directus}, found no answer (${response}); start it, or correct the address.`,
    ];
  }
  const admitted = response.headers.get('Access-Control-Allow-Origin') ?? 'nobody';
  return admitted === siteUrl
    ? []
    : [
        `${directus}: expected it to admit pages of ${siteUrl}, found that it admits ${admitted}; start Directus with SITE_URL=${siteUrl}.`,
      ];
}
