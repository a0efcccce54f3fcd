import { compile, serialize, stringify, type Element } from 'stylis';

/** A part of the CSS of a class, in the order of its rules. */
export interface NestedCss {
  readonly css: string;
  /** The custom property that it defines for the class, and nothing else. */
  readonly defines?: string;
}

/**
 * CSS in which the rules of a component stand in one rule for its class, nested as they were
 * written, instead of naming the class each time. Order and specificity stay what they were.
 */
export function nested(css: string): NestedCss[] {
  return runsOfOneClass(compile(css)).flatMap(({ name, elements }) =>
    name === undefined
      ? [{ css: serialize(elements, stringify) }]
      : [{ css: `${name}{` }, ...withinRule(elements, name), { css: '}' }],
  );
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

function withinRule(elements: readonly Element[], name: string): NestedCss[] {
  const pieces: NestedCss[] = [];
  for (const element of elements) pieces.push(...nestedElement(element, name, pieces.length === 0));
  return pieces;
}

/** @param first whether declarations may stand bare, since no nested rule comes before them */
function nestedElement(element: Element, name: string, first: boolean): NestedCss[] {
  const { type, value, children } = element;
  if (!Array.isArray(children)) return [];
  if (type !== 'rule') {
    const inside = withinRule(children, name).map(({ css }) => css);
    return [{ css: `${value}{${inside.join('')}}` }];
  }
  const selector = (element.props as string[]).join().replace(occurrences(name), '&');
  if (!first || selector !== '&') {
    return [{ css: `${selector}{${serialize(children, stringify)}}` }];
  }
  return children.map((declaration) => {
    const property = String(declaration.props);
    const css = serialize([declaration], stringify);
    return property.startsWith('--') ? { css, defines: property } : { css };
  });
}

function occurrences(name: string): RegExp {
  return new RegExp(`\\${name}(?![\\w-])`, 'g');
}
