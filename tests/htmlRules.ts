import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // React decides between several valid spellings of HTML.
    'attr-case': 'off',
    // JSON is in single quotes, since it contains double ones.
    'attr-quotes': ['error', { style: 'auto' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Several checkboxes with one name form a multiple choice.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // Safari does not announce a list without bullets as a list unless it has the role.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // The association's name makes titles long.
    'long-title': 'off',
    // The rule accepts only the entity of the no-break space, not the character.
    'tel-non-breaking': 'off',
    // All files come from the site itself.
    'require-sri': 'off',
  },
});

/** Problems in the HTML of a page, one line each. */
export async function htmlProblems(html: string, file: string): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`);
}
