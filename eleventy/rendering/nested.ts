import { compile, serialize, stringify, type Element } from 'stylis';

/** A piece of a class's CSS, in the order of the rules. */
export interface NestedCss {
  readonly css: string;
  /** The custom property that this piece defines, if it does nothing else. */
  readonly defines?: string;
}

/**
 * Returns CSS in which the rules of a class are nested in one rule, instead of repeating the class
 * name. Order and specificity do not change.
 */
export function nested(css: string): NestedCss[] {
  return runsOfOneClass(compile(css)).flatMap(({ name, elements }) =>
    name === undefined
      ? [{ css: serialize(elements, stringify) }]
      : [{ css: `${name}{` }, ...withinRule(elements, name), { css: '}' }],
  );
}

interface Run {
  /** The class, with its dot, that all selectors of these elements contain. */
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

/**
 * @param first whether declarations may be written without a selector, since no nested rule
 * precedes them
 */
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
