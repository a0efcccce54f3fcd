import type { Page } from '@playwright/test';

/**
 * Reads all elements with a name from XML. Uses the browser's parser, which accepts only
 * well-formed XML.
 *
 * @param fields names of child elements to read from each, or of their attribute (`link@href`)
 */
export async function readXml<Field extends string>(
  page: Page,
  xml: string,
  name: string,
  fields: Readonly<Record<Field, string>>,
): Promise<Partial<Record<Field, string[]>>[]> {
  const { error, found } = await page.evaluate(read, {
    xml,
    name,
    fields: Object.entries<string>(fields),
  });
  if (error !== undefined) throw new Error(error);
  return found as Partial<Record<Field, string[]>>[];
}

/** Runs in the browser. */
function read({ xml, name, fields }: { xml: string; name: string; fields: [string, string][] }) {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const error = parsed.querySelector('parsererror')?.textContent;
  const found = [...parsed.getElementsByTagName(name)].map((element) =>
    Object.fromEntries(
      fields.map(([field, path]) => {
        const [below = '', attribute] = path.split('@');
        const values = [...element.getElementsByTagNameNS('*', below)].map((one) =>
          attribute === undefined ? one.textContent : (one.getAttribute(attribute) ?? ''),
        );
        return [field, values];
      }),
    ),
  );
  return { error, found };
}
