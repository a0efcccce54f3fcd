/** What the website's own code asks consent for; editors may add others for what they embed. */
export type FunctionId = 'functional' | 'matomo' | 'rating';
