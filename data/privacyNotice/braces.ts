/** The values for the braces in a privacy notice. */
export interface Fillings {
  /** For `{{#if members}} … {{else}} … {{/if}}`. */
  readonly conditions: Readonly<Record<string, boolean>>;
  /**
   * For `{{ retention.messages }}`, within a sentence. Undefined if an editor has not filled in the
   * field yet.
   */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** HTML for `{{ privacy.storage }}`, in a paragraph of its own. */
  readonly blocks: Readonly<Record<string, string>>;
}

/**
 * Replaces the braces by their values, and drops the sections whose condition is false. A paragraph
 * that contains only braces is dropped with them, since visual editors put every line into a
 * paragraph.
 *
 * @param report is called with a line for each mistake. Unknown braces are left unchanged; the
 *   section of an unknown condition is shown.
 */
export function filledIn(text: string, fillings: Fillings, report: (line: string) => void): string {
  const sections: { isShown: boolean; readonly isKnown: boolean }[] = [];
  let filled = '';
  let end = 0;
  const isShown = () => sections.every((section) => section.isShown);
  const write = (words: string) => {
    if (isShown()) filled += words;
  };
  for (const match of text.matchAll(braces)) {
    const [written, before = '', inside = '', after = ''] = match;
    write(text.slice(end, match.index));
    end = match.index + written.length;
    const words = inside.replaceAll(/&nbsp;|\s+/g, ' ').trim();
    const isAlone = before !== '' && after !== '';
    const around = (value: string) => (isAlone ? value : before + value + after);
    const [, condition] = /^#if (.+)$/.exec(words) ?? [];
    if (condition !== undefined) {
      write(around(''));
      sections.push(sectionOf(condition));
    } else if (words === 'else' || words === '/if') {
      endPart(words, around(''));
    } else if (isShown()) write(valueOf(words, { written, before, after, around }));
  }
  write(text.slice(end));
  if (sections.length > 0) report('{{#if …}} has no {{/if}}.');
  return filled;

  function sectionOf(condition: string) {
    const known = own(fillings.conditions, condition);
    if (known === undefined) {
      report(
        `{{#if ${condition}}} names nothing that the build knows, and its section is shown; expected ${listed(fillings.conditions)}.`,
      );
    }
    return { isShown: known ?? true, isKnown: known !== undefined };
  }

  function endPart(words: 'else' | '/if', rest: string) {
    const section = words === 'else' ? sections.at(-1) : sections.pop();
    if (!section) report(`{{${words}}} has no {{#if …}} before it.`);
    else if (words === 'else') section.isShown = !section.isKnown || !section.isShown;
    write(rest);
  }

  function valueOf(
    name: string,
    place: { written: string; before: string; after: string; around: (value: string) => string },
  ): string {
    const block = own(fillings.blocks, name);
    if (block !== undefined) return place.around(block);
    const value = own(fillings.values, name);
    if (value !== undefined) return place.before + value + place.after;
    report(
      name in fillings.values
        ? `{{ ${name} }} needs a field of the project that is still empty.`
        : `{{ ${name} }} stands for nothing, and visitors see it as it is; expected ${listed({ ...fillings.values, ...fillings.blocks }, (each) => `{{ ${each} }}`)}.`,
    );
    return place.written;
  }
}

/** Braces, with the paragraph around them if it contains nothing else. */
const braces = /(<p>(?:\s|&nbsp;)*)?\{\{([^{}]*)\}\}((?:\s|&nbsp;)*<\/p>)?/g;

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function listed(record: object, inWords = (name: string) => name): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    Object.keys(record).map(inWords),
  );
}
