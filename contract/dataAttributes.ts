/**
 * The build's data for the browser's code, as attributes of an element for React. Each kind of data
 * has an interface (`…Data`), whose names are also those in `dataset`.
 */
export function dataAttributes(data: object): DataAttributes {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [attributeOf(name), value as string | undefined]),
  );
}

/** The name of an attribute in HTML. */
export function dataAttribute(name: string): DataAttribute {
  return attributeOf(name);
}

type DataAttribute = `data-${string}`;
type DataAttributes = Readonly<Record<DataAttribute, string | undefined>>;

/** The browsers' spelling: `foundOne` becomes `data-found-one`. */
function attributeOf(name: string): DataAttribute {
  return `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
