declare const brand: unique symbol;

/** HTML returned by a sanitiser. A plain string is not assignable. */
export type SafeHtml = string & { readonly [brand]: 'SafeHtml' };

/**
 * Marks HTML as safe. Only for sanitisers, which have just made it safe, and for the samples in stories. With any other
 * HTML, this function allows cross-site scripting.
 */
export function trustSanitised(html: string): SafeHtml {
  return html as SafeHtml;
}
