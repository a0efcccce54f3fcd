/**
 * What the build tells the browser's code with an element, as attributes for React. What there is to
 * tell, an interface says (`…Data`): there, `dataset` has it under the same names.
 */
export function dataAttributes(data: object): DataAttributes {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [attributeOf(name), value as string | undefined]),
  );
}

/** The name of one of them as it stands in HTML. */
export function dataAttribute(name: string): DataAttribute {
  return attributeOf(name);
}

type DataAttribute = `data-${string}`;
type DataAttributes = Readonly<Record<DataAttribute, string | undefined>>;

/** As browsers spell it: `foundOne` is `data-found-one`. */
function attributeOf(name: string): DataAttribute {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
