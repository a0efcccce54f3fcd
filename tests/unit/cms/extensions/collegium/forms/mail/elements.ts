import { isTag, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** All elements of these names in a text of HTML, in their order. */
export function selectAll(html: string, ...names: readonly string[]): Element[] {
  return within(parseDocument(html).children).filter(({ name }) => names.includes(name));
}

function within(nodes: readonly ChildNode[]): Element[] {
  return nodes.filter(isTag).flatMap((element) => [element, ...within(element.children)]);
}
