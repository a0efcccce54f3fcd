/** On what stands where a content of another provider will, once the visitor allows it. */
export interface ExternalContentData {
  /** The provider's host, under which "always" is kept. */
  readonly external: string;
  /** The address that a frame loads. */
  readonly src: string;
  /** The provider's name. */
  readonly name: string;
  /** What the banner calls it, if that asks for it. */
  readonly function: string | undefined;
  /** Where the provider must know which site shows the content. */
  readonly referrer: 'strict-origin' | undefined;
}

export const externalContent = '[data-external]';

/** For how long the visitor allows it, or no longer: the value of the button that was pressed. */
export type ExternalContentAnswer = 'once' | 'always' | 'never';
