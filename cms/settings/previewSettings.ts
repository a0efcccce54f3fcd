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
