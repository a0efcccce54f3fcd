import type { PublicationMark } from '../../../../contract/publication.ts';

/** The endpoint that answers what visitors see. Not `publication`: a bundle's parts need names of their own. */
export const publicationEndpoint = 'collegium-publication';

/** The publication that the website's public address names. */
export type LivePublication =
  | { readonly state: 'numbered'; readonly publication: PublicationMark }
  /** The website answers, but nothing there says which publication it is: `npm run publish` did not publish it. */
  | { readonly state: 'unnumbered' }
  | { readonly state: 'silent' };

export interface PublicationAnswer {
  readonly website: LivePublication;
  readonly buildHook: {
    /** Whether the operator has set one. */
    readonly isSet: boolean;
    /** Milliseconds since 1970 of the last call that the host has accepted; null if none is known. */
    readonly calledAt: number | null;
    /** The name of the account whose save or button made that call; null if the person may not read it. */
    readonly calledBy: string | null;
  };
}
