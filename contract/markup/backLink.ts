/** On a link back to the products, what tells the browser's code where a visitor may have come from. */
export interface BackLinkData {
  /** Paths of the lists that the product is in, without their further parts, separated by spaces. */
  readonly lists: string;
}

export const backLink = 'a[data-lists]';
