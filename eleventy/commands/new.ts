import { createInterface } from 'node:readline';
import { expectedInstead, questionNames, questions } from '../../data/starter/answers.ts';
import {
  completeAnswers,
  readArguments,
  type GivenAnswers,
} from '../../data/starter/givenAnswers.ts';
import { isFree, ProjectError, writeProject } from '../../data/starter/writeProject.ts';
import { causeOf } from './FileSystemMistake.ts';
import { reportMistake } from './reportMistake.ts';

/**
 * `npm run new -- FOLDER`: writes a folder with the content of a new project. Answers are options, such as
 * `--name`. On a terminal, the command asks for answers that are not options; elsewhere, it uses defaults.
 */
async function startProject(): Promise<void> {
  const { folder, given } = readFolder();
  if (!(await isFree(folder))) {
    console.log(`${folder} has a project already. Nothing was changed.`);
    return;
  }
  const asked = process.stdin.isTTY ? await askOnTerminal(given) : given;
  const answers = completeAnswers(asked);
  const today = new Date().toISOString().slice(0, 10);
  await writeProject(folder, answers, today).catch((error: unknown) => {
    throw causeOf(error, { folder, outDir: folder });
  });
  console.log(
    [
      `Wrote the project to ${folder}.`,
      `  PROJECT_DIR=${folder} npm run dev`,
      `shows it on http://localhost:8080. Next: ${folder}/README.md`,
    ].join('\n'),
  );
}

/** @throws ProjectError if an argument is wrong */
function readFolder() {
  const { given, positionals } = readArguments();
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new ProjectError('Expected one folder, as in `npm run new -- ../my-association`.');
  }
  return { folder, given };
}

/**
 * Repeats each question until its answer is valid.
 *
 * @throws ProjectError if the person ends the command with Ctrl-C or Ctrl-D
 */
async function askOnTerminal(given: GivenAnswers): Promise<GivenAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // The iterator keeps lines that arrive early, such as pasted ones. `question` would lose them.
  const lines = terminal[Symbol.asyncIterator]();
  const answers = { ...given };
  try {
    for (const name of questionNames) {
      const { text, defaultAnswer } = questions[name];
      const usual = defaultAnswer(answers);
      terminal.setPrompt(`${text}${usual ? ` [${usual}]` : ''}: `);
      while (answers[name] === undefined) {
        terminal.prompt();
        const { value: typed, done = false } = await lines.next();
        if (done) throw new ProjectError('\nNothing was written.');
        const answer = String(typed).trim() || (usual ?? '');
        const expected = expectedInstead(name, answer);
        if (expected === undefined) answers[name] = answer;
        else console.log(`Expected ${expected}.`);
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

await startProject().catch(reportMistake);
