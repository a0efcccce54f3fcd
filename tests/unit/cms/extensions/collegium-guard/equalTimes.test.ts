import { equalTimes } from '../../../../../cms/extensions/collegium-guard/equalTimes.ts';
import type { Register } from '../../../../../cms/extensions/collegium-guard/register.ts';

/**
 * Time would tell who has an account. Times can't be compared in a test, so what is looked at is the work that
 * an answer waits for.
 */
function guarded({ stall }: { readonly stall: number }) {
  type Middleware = (request: object, response: { end: unknown }, next: () => void) => void;
  let middleware: Middleware | undefined;
  const init = (_event: string, handler: (meta: { app: unknown }) => void) =>
    handler({ app: { use: (_paths: unknown, use: Middleware) => (middleware = use) } });
  const looked: string[] = [];
  let finish: () => void = () => undefined;
  const verify = (password: string) => {
    looked.push(password);
    return new Promise<void>((resolve) => (finish = resolve));
  };
  const noPassword = equalTimes(
    { init } as unknown as Register,
    { LOGIN_STALL_TIME: stall },
    verify,
  );
  const answers: unknown[] = [];
  const logIn = (password: unknown, route: (end: (answer: string) => void) => void) => {
    const response = { end: (answer: unknown) => answers.push(answer) };
    middleware!({ body: { password } }, response, () => route((answer) => response.end(answer)));
  };
  return { noPassword, looked, answers, logIn, finish: () => finish() };
}

/** Longer than any timer of no time takes. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('where no password is looked at, the answer waits for the same work', async () => {
  const { noPassword, looked, answers, logIn, finish } = guarded({ stall: 0 });
  logIn('Sommer2026', (end) => {
    noPassword();
    end('wrong');
  });
  await soon();
  expect(looked).toEqual(['Sommer2026']);
  expect(answers).toEqual([]);
  finish();
  await soon();
  expect(answers).toEqual(['wrong']);
});

test('where one is, there is no second work; what is no text is none', async () => {
  const { noPassword, looked, answers, logIn, finish } = guarded({ stall: 0 });
  logIn('right', (end) => end('come in'));
  await soon();
  expect(answers).toEqual(['come in']);
  logIn({ hostile: true }, (end) => {
    noPassword();
    end('wrong');
  });
  finish();
  expect(looked).toEqual(['']);
});

test('no answer comes before the time that Directus takes for a wrong one', async () => {
  const { answers, logIn } = guarded({ stall: 200 });
  logIn('locked', (end) => end('wrong'));
  // Timers end in the order of their times, however late.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answers).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(answers).toEqual(['wrong']);
});

test('what asks outside of a log-in has nothing to wait for', () => {
  const { noPassword, looked } = guarded({ stall: 0 });
  noPassword();
  expect(looked).toEqual([]);
});
