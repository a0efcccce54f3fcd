/** On the element for a third-party content, which is shown after the visitor has allowed it. */
export interface ExternalContentData {
  /** The provider's host. "Always" is stored under it. */
  readonly external: string;
  /** The address that the frame loads. */
  readonly src: string;
  /** The provider's name. */
  readonly name: string;
  /** The banner's function for it, if the banner asks for one. */
  readonly function: string | undefined;
  /** Set if the provider must know which site shows the content. */
  readonly referrer: 'strict-origin' | undefined;
}

export const externalContent = '[data-external]';

/** How long the visitor allows the content: the value of the pressed button. */
export type ExternalContentAnswer = 'once' | 'always' | 'never';
