import { parseArgs, type ParseArgsConfig } from 'node:util';
import {
  answersFrom,
  expectedInstead,
  questionNames,
  questions,
  type Answers,
  type QuestionName,
} from './answers.ts';
import { ProjectError } from './writeProject.ts';

export type GivenAnswers = Partial<Record<QuestionName, string>>;

/**
 * Reads the arguments of a command that writes a project. Each question is an option, such as `--name`.
 *
 * @param others the names of the command's other options
 * @throws ProjectError if an option is unknown, or the answer of one is wrong
 */
export function readArguments(others: readonly string[] = []) {
  const names = [...others, ...questionNames];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  const { values, positionals } = parsed({ options, allowPositionals: true, strict: true }, names);
  const given = values as GivenAnswers & Readonly<Record<string, string | undefined>>;
  for (const name of questionNames) {
    const expected = given[name] === undefined ? undefined : expectedInstead(name, given[name]);
    if (expected) throw new ProjectError(`--${name}: expected ${expected}, found ${given[name]}.`);
  }
  return { given, positionals };
}

function parsed(config: ParseArgsConfig, names: readonly string[]) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice about arguments with a hyphen, which no option here takes.
    const [problem] = (error as Error).message.split(/\.?(?: To specify|\n)/);
    throw new ProjectError(`${problem}. Options: --${names.join(', --')}.`);
  }
}

/**
 * Completes answers by defaults.
 *
 * @throws ProjectError if an answer is missing that has no default
 */
export function completeAnswers(given: GivenAnswers): Answers {
  const answers = { ...given };
  for (const name of questionNames) {
    const answer = answers[name] ?? questions[name].defaultAnswer(answers);
    if (answer === undefined) throw new ProjectError(`--${name}: expected an answer, found none.`);
    answers[name] = answer;
  }
  return answersFrom(answers as Record<QuestionName, string>);
}
