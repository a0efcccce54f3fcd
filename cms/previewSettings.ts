import { networkInterfaces } from 'node:os';
import type { CmsEnvironment } from './environment.ts';
import { flowVariables } from './schema/flows.ts';

/** What lets editors see drafts, and flows call the preview and the build hook. */
export function previewSettings({
  previewUrl,
  publicUrl,
  buildHook,
}: Pick<CmsEnvironment, 'previewUrl' | 'publicUrl' | 'buildHook'>): Record<string, string> {
  const onThisComputer = [previewUrl, publicUrl].every((url) => isLoopback(new URL(url).hostname));
  return {
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',blob:,${previewUrl}`,
    FLOWS_ENV_ALLOW_LIST: Object.values(flowVariables).join(),
    [flowVariables.preview]: `string:${previewUrl}`,
    ...(buildHook !== undefined && { [flowVariables.hook]: `string:${buildHook}` }),
    ...(onThisComputer && { IMPORT_IP_DENY_LIST: deniedButLoopback().join() }),
  };
}

/**
 * Directus makes no request to its own computer, lest an editor reach through it what listens there.
 * The preview does listen there while somebody tries the CMS out, so then, and only then, loopback
 * is let through. The computer's other addresses and those of cloud metadata stay denied.
 */
function deniedButLoopback(): string[] {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [
    '169.254.169.254',
    ...own.filter(({ internal }) => !internal).map(({ address }) => address),
  ];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
