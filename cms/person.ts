import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { printable } from '../data/problems/printable.ts';
import { endWith } from './backup/endWith.ts';
import { CmsError } from './environment.ts';
import {
  deletionPath,
  personPath,
  type Deletion,
  type Mention,
  type Person,
} from './extensions/collegium/forms/person/Person.ts';
import { requestAsSeed } from './running/requestAsSeed.ts';

const usage =
  'Expected an e-mail address, as in `npm run cms:person -- ann@example.org --export ann.json`; `--delete` deletes the person, `--yes` without a question.';

/** `npm run cms:person -- ADDRESS`, with the variables of `npm run cms`, which has to be running. */
async function person(): Promise<void> {
  const { email, file, isDeletion, isConfirmed } = readArguments();
  const found = await ask<Person>(personPath, email);
  if (isEmpty(found)) throw new CmsError(`${email}: nothing is stored with this address.`);
  console.log(summaryOf(found));
  if (file !== undefined) await exportTo(file, found);
  if (!isDeletion) return;
  if (!isConfirmed && !(await confirms(email))) {
    console.log('Nothing was deleted.');
    return;
  }
  console.log(reportOf(await ask<Deletion>(deletionPath, email)));
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        export: { type: 'string' },
        delete: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
    const [email, ...others] = positionals;
    if (email?.includes('@') !== true || others.length > 0) throw new CmsError(usage);
    const { export: file, delete: isDeletion, yes: isConfirmed } = values;
    if (isDeletion && !isConfirmed && !process.stdin.isTTY) {
      throw new CmsError('Expected `--yes`, since there is no terminal to ask in.');
    }
    return { email: email.trim(), file, isDeletion, isConfirmed };
  } catch (error) {
    // An unknown option.
    throw error instanceof CmsError ? error : new CmsError(usage);
  }
}

async function ask<Data>(path: string, email: string): Promise<Data> {
  const { status, data, errors } = await requestAsSeed<Data>(path, { email });
  if (data !== undefined) return data;
  const reason = errors?.map(({ message }) => message).join(' ');
  throw new CmsError(
    status === 404
      ? 'Expected a Directus with our extension of this version; start `npm run cms` again.'
      : (reason ?? `Directus answered ${status}.`),
  );
}

function isEmpty({ records, mentions }: Person): boolean {
  return mentions.length === 0 && Object.values(records).every(({ length }) => length === 0);
}

function summaryOf({ email, records, mentions }: Person): string {
  const found = Object.entries(records).filter(([, { length }]) => length > 0);
  const deleted = mentions.filter(({ isDeleted }) => isDeleted);
  return [
    `${email}:`,
    ...found.map(([collection, { length }]) => `  ${collection}: ${length}`),
    ...listed('The address is also in these, which are deleted with the person:', deleted),
    ...listOfLeft(mentions.filter(({ isDeleted }) => !isDeleted)),
  ].join('\n');
}

function reportOf({ deleted, left }: Deletion): string {
  const numbers = Object.entries(deleted).filter(([, number]) => number > 0);
  return [
    numbers.length > 0 ? 'Deleted:' : 'Nothing was deleted.',
    ...numbers.map(([collection, number]) => `  ${collection}: ${number}`),
    ...listOfLeft(left),
    'Not in Directus: mails in mailboxes, exports, backups, and the tool that sends the newsletter.',
  ].join('\n');
}

function listOfLeft(mentions: readonly Mention[]): string[] {
  return listed('The address is also in these, which somebody has to edit by hand:', mentions);
}

function listed(heading: string, mentions: readonly Mention[]): string[] {
  if (mentions.length === 0) return [];
  // Some keys are texts of editors.
  const lines = mentions.map(({ collection, item, values }) =>
    printable(`  ${collection} ${item}: ${Object.keys(values).join(', ')}`),
  );
  return [heading, ...lines];
}

async function exportTo(file: string, found: Person): Promise<void> {
  const text = `${JSON.stringify({ exported_at: new Date().toISOString(), ...found }, null, 2)}\n`;
  // Readable only by the user who runs the command.
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    const problem = code === 'EEXIST' ? 'one that exists' : `that it can't be written (${code})`;
    throw new CmsError(`${file}: expected the name of a new file, found ${problem}.`);
  });
  console.log(`Written to ${file}.`);
}

async function confirms(email: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Type the address to delete all of it (${email}): `);
  terminal.close();
  return answer.trim().toLowerCase() === email.toLowerCase();
}

await person().catch(endWith);
