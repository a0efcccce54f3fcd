import { compile, serialize, stringify, type Element } from 'stylis';

/**
 * CSS without what another stylesheet says already: each declaration under the same selector and
 * the same condition. The rest comes after the other stylesheet, so this is for rules that do not
 * contradict each other.
 */
export function withoutKnown(css: string, known: string): string {
  const statements = new Set(compile(known).flatMap((element) => statementsIn(element)));
  const isKnown = (statement: string) => statements.has(statement);
  return compile(css)
    .map((element) => remaining(element, isKnown))
    .join('');
}

function statementsIn(element: Element, condition = ''): string[] {
  if (isRule(element)) {
    return selectorsOf(element).flatMap((selector) =>
      childrenOf(element).map(({ value }) => statement(condition, selector, value)),
    );
  }
  if (isCondition(element)) {
    return childrenOf(element).flatMap((child) => statementsIn(child, element.value));
  }
  return [write(element)];
}

function remaining(
  element: Element,
  isKnown: (statement: string) => boolean,
  condition = '',
): string {
  if (isRule(element)) {
    const selectorsByBody = Map.groupBy(selectorsOf(element), (selector) =>
      childrenOf(element)
        .map(({ value }) => value)
        .filter((declaration) => !isKnown(statement(condition, selector, declaration)))
        .join(''),
    );
    return [...selectorsByBody]
      .map(([body, selectors]) => (body === '' ? '' : `${selectors.join(',')}{${body}}`))
      .join('');
  }
  if (isCondition(element)) {
    const inner = childrenOf(element)
      .map((child) => remaining(child, isKnown, element.value))
      .join('');
    return inner === '' ? '' : `${element.value}{${inner}}`;
  }
  const written = write(element);
  return isKnown(written) ? '' : written;
}

function statement(condition: string, selector: string, declaration: string): string {
  return `${condition}{${selector}{${declaration}`;
}

function isRule({ type }: Element): boolean {
  return type === 'rule';
}

/** Media queries and the like hold rules; font faces and keyframes are taken as a whole. */
function isCondition({ type, children }: Element): boolean {
  return (type === '@media' || type === '@supports') && Array.isArray(children);
}

function selectorsOf({ props }: Element): string[] {
  return props as string[];
}

function childrenOf({ children }: Element): Element[] {
  return children as Element[];
}

function write(element: Element): string {
  return serialize([element], stringify);
}
