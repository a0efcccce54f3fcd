import { sharedCms } from '../sharedCms.ts';
import { sendMessage } from './endpoint.ts';

/** The shared Directus. Deletes all messages after each test. */
export async function emptyInbox() {
  const cms = await sharedCms();
  const bearers: { administrator: string; inbox: string; editor: string } = {
    administrator: '',
    inbox: '',
    editor: '',
  };

  beforeAll(async () => {
    bearers.administrator = await cms.logIn('administrator');
    bearers.editor = await cms.logIn('editor');
    bearers.inbox = await cms.logIn('inbox');
  });

  afterEach(async () => {
    const ids = (await messages()).map(({ id }) => id);
    if (ids.length > 0) await asAdministrator('DELETE', '/items/messages', ids);
  });

  function asAdministrator(method: string, path: string, body?: unknown) {
    return cms.ask(method, path, body, bearers.administrator);
  }

  async function messages(): Promise<StoredMessage[]> {
    const { body } = await asAdministrator('GET', '/items/messages?limit=-1');
    return body.data as StoredMessage[];
  }

  /** Sends a message and checks that the endpoint refuses it and stores nothing. */
  async function expectRefused(
    message: object,
    told: string,
    sender?: Parameters<typeof sendMessage>[2],
  ) {
    const answer = await sendMessage(cms.url, message, sender);
    expect(answer).toMatchObject({ told });
    expect(await messages()).toEqual([]);
    return answer;
  }

  return { cms, bearers, asAdministrator, messages, expectRefused };
}

interface StoredMessage extends Readonly<Record<string, unknown>> {
  readonly id: number;
}
