declare const brand: unique symbol;

/** HTML that a sanitiser has returned. A plain string does not pass for it. */
export type SafeHtml = string & { readonly [brand]: 'SafeHtml' };

/**
 * Declares HTML to be safe. Only for sanitisers, which have just made it so, and for fixtures.
 * Called on anything else, it opens the website to foreign scripts.
 */
export function trustSanitised(html: string): SafeHtml {
  return html as SafeHtml;
}
