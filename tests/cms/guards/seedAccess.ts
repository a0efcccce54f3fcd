import { keptSecret, type accessTo } from '../installation.ts';

/** Requests with the seed account's token, which has all rights. */
export function seedAccess(cms: SeededCms) {
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const token = await keptSecret(cms.data, 'SEED_TOKEN');
    const answer = await cms.ask(method, path, body, token);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }

  async function items<Item>(path: string): Promise<readonly Item[]> {
    return (await ask('GET', path)) as readonly Item[];
  }

  return { asAdministrator: ask, items };
}

type SeededCms = Pick<ReturnType<typeof accessTo>, 'data' | 'ask'>;
