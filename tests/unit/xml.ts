/** For tests with a `DOMParser`, whose XML parser accepts only well-formed documents. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(`Not well-formed: ${error.textContent}`);
  return document;
}

/**
 * All elements with a name in an XML document.
 *
 * @throws if it is not well-formed
 */
export function elementsIn(xml: string, name: string): Element[] {
  return [...parsed(xml).getElementsByTagName(name)];
}

/** The text of the first element with this name. Empty if there is none. */
export function textIn(xml: string | Element, name: string): string {
  const within = typeof xml === 'string' ? parsed(xml) : xml;
  return within.getElementsByTagName(name)[0]?.textContent ?? '';
}
