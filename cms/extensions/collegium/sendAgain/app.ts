import type { OperationAppConfig } from '@directus/types';
import { sendAgainOperation } from '../../../schema/flows.ts';

/** The operation in the editor of flows, which only administrators can open. */
export default {
  id: sendAgainOperation,
  name: 'Collegium: send the confirmation again',
  icon: 'forward_to_inbox',
  description:
    'Sends the mail that asks an unconfirmed newsletter subscriber for the confirmation.',
  overview: [],
  options: [],
} satisfies OperationAppConfig;
