import { compile, serialize, stringify, type Element } from 'stylis';

/**
 * CSS in which the rules of a component stand in one rule for its class, nested as they were
 * written, instead of naming the class each time. Order and specificity stay what they were.
 */
export function nested(css: string): string {
  return runsOfOneClass(compile(css))
    .map(({ name, elements }) =>
      name === undefined
        ? serialize(elements, stringify)
        : `${name}{${withinRule(elements, name)}}`,
    )
    .join('');
}

interface Run {
  /** The class, with its dot, that all selectors of these elements name. */
  readonly name: string | undefined;
  readonly elements: Element[];
}

function runsOfOneClass(elements: readonly Element[]): Run[] {
  const runs: Run[] = [];
  for (const element of elements) {
    const name = commonClass(selectorsIn(element));
    const run = runs.at(-1);
    if (run && run.name === name) run.elements.push(element);
    else runs.push({ name, elements: [element] });
  }
  return runs;
}

function commonClass(selectors: readonly string[]): string | undefined {
  const name = /\.[a-z][\w-]*/i.exec(selectors[0] ?? '')?.[0];
  return name && selectors.every((selector) => occurrences(name).test(selector)) ? name : undefined;
}

function selectorsIn(element: Element): string[] {
  if (element.type === 'rule') return element.props as string[];
  return Array.isArray(element.children) ? element.children.flatMap(selectorsIn) : [];
}

function withinRule(elements: readonly Element[], name: string): string {
  let css = '';
  for (const element of elements) css += nestedElement(element, name, css === '');
  return css;
}

/** @param first whether declarations may stand bare, since no nested rule comes before them */
function nestedElement(element: Element, name: string, first: boolean): string {
  const { type, value, children } = element;
  if (!Array.isArray(children)) return '';
  if (type !== 'rule') return `${value}{${withinRule(children, name)}}`;
  const selector = (element.props as string[]).join().replace(occurrences(name), '&');
  const declarations = serialize(children, stringify);
  return first && selector === '&' ? declarations : `${selector}{${declarations}}`;
}

function occurrences(name: string): RegExp {
  return new RegExp(`\\${name}(?![\\w-])`, 'g');
}
