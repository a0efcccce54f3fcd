import vm, { Script } from 'node:vm';

/*
 * `npm run jest` loads this file into Jest and its workers. Jest compiles about 300 CommonJS modules
 * again for each test file (itself, React, Testing Library). Compiled scripts are not bound to a test
 * file's global object, so a worker can keep them: this saves a quarter of the processor time of
 * the unit tests.
 */

interface Compiled {
  readonly code: string;
  readonly script: Script;
}

const { compileFunction } = vm;
/** The scripts of this worker, by parameters and file name. */
const compiled = new Map<string, Compiled>();

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  // A kept script would import other modules dynamically on behalf of its first test file.
  if (filename === undefined || parsingContext === undefined || code.includes('import('))
    return compileFunction(code, parameters, options);
  const key = `${parameters.join()} ${filename}`;
  const found = compiled.get(key);
  const script = found?.code === code ? found.script : scriptOf(code, parameters, filename);
  if (!script) return compileFunction(code, parameters, options);
  compiled.set(key, { code, script });
  return script.runInContext(parsingContext) as ReturnType<typeof compileFunction>;
};

/**
 * @returns `undefined` if the code has a syntax error, which the caller must report as Jest expects
 */
function scriptOf(
  code: string,
  parameters: readonly string[],
  filename: string,
): Script | undefined {
  const head = `(function (${parameters.join()}) {`;
  try {
    // Error messages count columns from the start of the file's own code.
    return new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  } catch {
    return undefined;
  }
}
