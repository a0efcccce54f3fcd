/** Who takes what visitors send: a Directus with the endpoint for forms, or a collection of a project's host. */
export interface FormReceiver {
  /** The address of the backend. */
  readonly door: string;
  /** Where that is a host of several projects: what takes the items. */
  readonly items?: HostItems | undefined;
}

/** A collection of a project on a host of several. */
export interface HostItems {
  readonly project: string;
  readonly collection: string;
  /**
   * The sentence about privacy that the form shows. It is stored with each item, since such a host does
   * not have our sentences (wordingTexts.ts).
   */
  readonly shown: ShownWording;
}

interface ShownWording {
  /** Whether whoever sends the form agrees to the sentence; otherwise it informs. */
  readonly consent: boolean;
  readonly consent_version: string;
  readonly consent_text: string;
}
