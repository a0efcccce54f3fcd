import { equalTimes } from '../../../../../../cms/extensions/collegium/guard/equalTimes.ts';
import type { Context } from '../../../../../../cms/extensions/collegium/directus.ts';

/**
 * The response time must not reveal whether an account exists. A test can't compare times reliably,
 * so it checks the work before the response.
 */
function guarded({ stall }: { readonly stall: number }) {
  type Route = () => string;
  class AuthenticationService {
    login(_provider: string, { route }: { readonly route: Route }): Promise<string> {
      return Promise.resolve(route());
    }
  }
  const looked: string[] = [];
  let finish: () => void = () => undefined;
  const verify = (password: string) => {
    looked.push(password);
    return new Promise<void>((resolve) => (finish = resolve));
  };
  const noPassword = equalTimes(
    { services: { AuthenticationService }, env: { LOGIN_STALL_TIME: stall } } as unknown as Context,
    verify,
  );
  const answers: string[] = [];
  const logIn = (password: unknown, route: Route) => {
    const login = new AuthenticationService().login('default', { password, route } as never);
    void login.then(
      (answer) => answers.push(answer),
      (error: unknown) => answers.push((error as Error).message),
    );
  };
  return { noPassword, looked, answers, logIn, finish: () => finish() };
}

/** Waits longer than any timer of 0 ms. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a log-in without a usable account waits for a password check all the same', async () => {
  const { noPassword, looked, answers, logIn, finish } = guarded({ stall: 0 });
  logIn('Sommer2026', () => {
    noPassword();
    throw new Error('wrong');
  });
  await soon();
  expect(looked).toEqual(['Sommer2026']);
  expect(answers).toEqual([]);
  finish();
  await soon();
  expect(answers).toEqual(['wrong']);
});

test('a checked password is not checked twice; a password that is not a text counts as empty', async () => {
  const { noPassword, looked, answers, logIn, finish } = guarded({ stall: 0 });
  logIn('right', () => 'come in');
  await soon();
  expect(answers).toEqual(['come in']);
  logIn({ hostile: true }, () => {
    noPassword();
    return 'wrong';
  });
  await soon();
  finish();
  expect(looked).toEqual(['']);
});

test('no password check for a network over its limit', async () => {
  const { noPassword, looked, answers, logIn } = guarded({ stall: 0 });
  logIn('Sommer2026', () => {
    noPassword(Promise.resolve(true));
    return 'wrong';
  });
  await soon();
  expect({ looked, answers }).toEqual({ looked: [], answers: ['wrong'] });
});

test('answers even if the limit of the network can’t be read', async () => {
  const { noPassword, answers, logIn } = guarded({ stall: 50 });
  logIn('Sommer2026', () => {
    noPassword(Promise.reject(new Error('Redis is away')));
    return 'wrong';
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answers).toEqual(['wrong']);
});

test('no answer comes before LOGIN_STALL_TIME, Directus’ time for a wrong password', async () => {
  const { answers, logIn } = guarded({ stall: 200 });
  logIn('locked', () => 'wrong');
  // Timers fire in the order of their times, even if they are late.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answers).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(answers).toEqual(['wrong']);
});

test('a call outside a log-in does nothing', () => {
  const { noPassword, looked } = guarded({ stall: 0 });
  noPassword();
  expect(looked).toEqual([]);
});
