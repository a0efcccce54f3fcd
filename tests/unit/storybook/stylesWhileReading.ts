const getComputedStyle = window.getComputedStyle.bind(window);

/**
 * Makes jsdom's `getComputedStyle` quick for a screen reader, which asks it about every element while nothing changes in the
 * document. Only rules that decide whether an element is shown stay in the stylesheets: jsdom (26) compares each element with
 * each rule. A pseudo-element has an empty style, as jsdom knows none and prints "Not implemented" each time.
 *
 * @returns a function that restores everything
 */
export function stylesWhileReading(): () => void {
  const { style: ofPseudoElements } = document.createElement('span');
  const known = new WeakMap<Element, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return ofPseudoElements;
    const style = known.get(element) ?? getComputedStyle(element);
    known.set(element, style);
    return style;
  };
  const classes = new Set(
    [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
  );
  const restoreRules = [...document.styleSheets].map((sheet) => {
    const { cssRules } = sheet;
    setRules(
      sheet,
      [...cssRules].filter((rule) => decidesWhatIsShown(rule, classes)),
    );
    return () => setRules(sheet, cssRules);
  });
  return () => {
    window.getComputedStyle = getComputedStyle;
    for (const restore of restoreRules) restore();
  };
}

/**
 * Returns whether a rule can hide or show something in the document. The styles of all earlier stories stay in the
 * stylesheets. Rules in other rules, such as those for media, count.
 */
function decidesWhatIsShown(rule: CSSRule, classes: ReadonlySet<string>): boolean {
  if (!('style' in rule)) return true;
  const { style, selectorText } = rule as CSSStyleRule;
  if (style.display === '' && style.visibility === '') return false;
  const named = [...selectorText.matchAll(/\.([\w-]+)/g)];
  return named.length === 0 || named.some(([, name = '']) => classes.has(name));
}

function setRules(sheet: CSSStyleSheet, rules: ArrayLike<CSSRule>): void {
  Object.defineProperty(sheet, 'cssRules', { value: rules, writable: true, configurable: true });
}
