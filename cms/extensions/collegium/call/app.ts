import type { OperationAppConfig } from '@directus/types';

/** The operation in the editor of flows, which only administrators can open. */
export default {
  id: 'collegium-call',
  name: 'Collegium: call the preview or the build hook',
  icon: 'call_made',
  description: 'Calls an address that the operator of this installation has set.',
  overview: ({ address }: Readonly<Record<string, unknown>>) => [
    { label: 'Address', text: String(address) },
  ],
  options: [
    {
      field: 'address',
      name: 'Address',
      type: 'string',
      meta: {
        width: 'full',
        interface: 'select-dropdown',
        options: {
          choices: [
            { text: 'Preview (CMS_PREVIEW_URL)', value: 'preview' },
            { text: 'Build hook (CMS_BUILD_HOOK)', value: 'build' },
          ],
        },
      },
    },
  ],
} satisfies OperationAppConfig;
