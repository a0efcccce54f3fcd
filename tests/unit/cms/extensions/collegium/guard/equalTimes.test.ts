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

test('where no password is looked at, the answer waits for the same work', async () => {
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

test('where one is, there is no second work; what is no text is none', async () => {
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

test('whoever is worth no work has none done', async () => {
  const { noPassword, looked, answers, logIn } = guarded({ stall: 0 });
  logIn('Sommer2026', () => {
    noPassword(Promise.resolve(true));
    return 'wrong';
  });
  await soon();
  expect({ looked, answers }).toEqual({ looked: [], answers: ['wrong'] });
});

test('where that can’t be told, the answer comes all the same', async () => {
  const { noPassword, answers, logIn } = guarded({ stall: 50 });
  logIn('Sommer2026', () => {
    noPassword(Promise.reject(new Error('Redis is away')));
    return 'wrong';
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answers).toEqual(['wrong']);
});

test('no answer comes before the time that Directus takes for a wrong one', async () => {
  const { answers, logIn } = guarded({ stall: 200 });
  logIn('locked', () => 'wrong');
  // Timers fire in the order of their times, even if they are late.
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
