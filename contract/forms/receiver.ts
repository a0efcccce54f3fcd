/**
 * The receiver of visitors' forms: a Directus with the endpoints for forms, or a collection of a
 * project host.
 */
export interface FormReceiver {
  /** The address of the backend. */
  readonly door: string;
  /** On a project host: the collection for the items. */
  readonly items?: HostItems | undefined;
}

/** A collection of a project on a project host. */
export interface HostItems {
  readonly project: string;
  readonly collection: string;
  /**
   * The privacy sentence that the form shows. It is stored with each item, since a project host
   * does not have our sentences (data/forms/wordings.ts).
   */
  readonly shown: ShownWording;
}

interface ShownWording {
  /** True if the sender agrees to the sentence; false if it only informs. */
  readonly consent: boolean;
  readonly consent_version: string;
  readonly consent_text: string;
}
