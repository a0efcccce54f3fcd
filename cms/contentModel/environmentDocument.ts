import { format } from 'oxfmt';
import { z } from 'zod';
import style from '../../.oxfmtrc.json' with { type: 'json' };
import {
  cmsVariables,
  directusVariables,
  passedOnVariables,
  websiteVariables,
} from '../../data/settings/environmentVariables.ts';
import type { Variable } from '../../data/settings/variables.ts';

export const environmentFile = 'docs/environment.md';

/** Returns the document of all environment variables, in the repository's format. */
export async function environmentDocument(): Promise<string> {
  return (await format(environmentFile, markdown(), style)).code;
}

function markdown(): string {
  return [
    introduction,
    '## Building and serving the website',
    table(websiteVariables),
    '## Directus',
    'Read by `npm run cms`, `npm run demo` and the other commands for Directus.',
    table(cmsVariables),
    "## Directus' own variables",
    passedOn,
    table(directusVariables),
    '## Tests and the design system',
    others,
  ].join('\n\n');
}

const introduction = `<!-- Made by \`npm run docs:model\` from data/settings/environmentVariables.ts. Change that instead. -->

# Environment variables

An empty variable counts as not set. If a value is wrong, the command ends with one line that names the variable and the fix. So
it does for a name that begins with \`CMS_\` and is not listed here, and for one that hardly differs from a long name listed here.

Keep **secret** values out of the repository and out of logs.`;

const listed = new Intl.ListFormat('en-GB');

const passedOn = `Of Directus' own variables, only these are passed on: ${listed.format(
  passedOnVariables.map((name) => `\`${name}${name.endsWith('_') ? '…' : ''}\``),
)}, and with \`DB_CLIENT=pg\` those that begin with \`DB_\`. These are checked before Directus starts:`;

const others = `| variable | meaning | default |
| --- | --- | --- |
| \`CHROMIUM_PATH\` | the browser for the tests | found, or installed |
| \`CHROMATIC_PROJECT_TOKEN\` | **secret**: token with which \`npm run chromatic\` publishes the stories for review | none: the step is skipped |`;

function table(variables: Readonly<Record<string, Variable>>): string {
  const rows = Object.values(variables).map(
    ({ name, schema, help, unset, isSecret }) =>
      `| \`${name}\` | ${isSecret ? '**secret**: ' : ''}${help} | ${unset ?? defaultOf(schema)} |`,
  );
  return ['| variable | meaning | default |', '| --- | --- | --- |', ...rows].join('\n');
}

function defaultOf(schema: z.ZodType): string {
  // `HSTS` is the text in JSON Schema, and an object when it is read.
  const { default: text = schema.safeParse(undefined).data } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  if (typeof text === 'boolean') return `\`${Number(text)}\``;
  const isShown = typeof text === 'number' || (typeof text === 'string' && text !== '');
  return isShown ? `\`${text}\`` : 'none';
}
