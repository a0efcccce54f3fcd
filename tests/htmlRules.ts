import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes what HTML lets be written in several ways.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Several boxes of one name are a choice of several.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Safari takes a list without bullets for no list, unless its role says so.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // The name of the association is as long as it is.
    'long-title': 'off',
    // It takes only the name of the no-break space, not the character.
    'tel-non-breaking': 'off',
    // Everything comes from the site itself.
    'require-sri': 'off',
  },
});

/** What is wrong with the HTML of a page, one line each. */
export async function htmlProblems(html: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
}
