/* What `npm run cms:bounce` sends to Directus, and what Directus answers. */

export const bouncePath = '/collegium-bounces';

/** A notice that a mail was not delivered (RFC 3464). */
export interface Bounce {
  /** The addresses in the notice's own header. One of them is the sender of the lost mail (`bounceAddress.ts`). */
  readonly recipients: readonly string[];
  /** The reason as an enhanced status code (RFC 3463), such as 5.1.1. */
  readonly status: string;
}

/** `unknown` if no recipient is an address of ours, or its mail is no longer in the outbox. */
export type BounceOutcome = 'noted' | 'noted before' | 'unknown';
