import type { CmsEnvironment } from '../environment.ts';
import { flowVariables } from '../schema/flows.ts';

/** Variables for drafts in Directus, and for flows that call the preview and the build hook. */
export function previewSettings({
  previewUrl,
  buildHook,
}: Pick<CmsEnvironment, 'previewUrl' | 'buildHook'>): Record<string, string> {
  return {
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',blob:,${previewUrl}`,
    FLOWS_ENV_ALLOW_LIST: flowVariables.hook,
    [flowVariables.preview]: `string:${previewUrl}`,
    ...(buildHook !== undefined && { [flowVariables.hook]: `string:${buildHook}` }),
  };
}

/**
 * Returns the address of the preview for Directus' visual editor. Without a setting it is that of
 * the same computer, which only a Directus on the editor's own computer can show.
 */
export function editorUrl({
  previewUrl,
  publicUrl,
}: Pick<CmsEnvironment, 'previewUrl' | 'publicUrl'>): string | undefined {
  return isLocal(previewUrl) && !isLocal(publicUrl) ? undefined : previewUrl;
}

function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
