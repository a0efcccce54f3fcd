/**
 * The functions of the website's own code that need consent. Editors may add others for what they
 * embed.
 */
export type FunctionId = 'functional' | 'matomo' | 'rating';
