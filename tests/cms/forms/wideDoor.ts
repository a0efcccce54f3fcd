import { newInstallation } from '../installation.ts';
import { doorEnvironment, sendMessage } from './door.ts';

/** A website of the association beside its own. */
export const furtherSite = 'https://verband.example.com';

/**
 * A Directus for the tests of one file, whose door counts nobody, so that each request is judged by
 * itself. What a test has stored is gone before the next.
 */
export async function newWideDoor() {
  const cms = await newInstallation();
  const bearers: { administrator: string; editor: string } = { administrator: '', editor: '' };

  beforeAll(async () => {
    await cms.start({
      environment: {
        ...doorEnvironment,
        CMS_FORMS_ORIGINS: furtherSite,
        CMS_FORMS_PER_ADDRESS: '100000',
        CMS_FORMS_PER_EMAIL: '100000',
      },
    });
    bearers.administrator = await cms.signIn('administrator');
    bearers.editor = await cms.signIn('editor');
  }, 900_000);

  afterEach(async () => {
    for (const { id } of await messages()) await asAdministrator('DELETE', `/items/messages/${id}`);
  });

  afterAll(() => cms.remove());

  function asAdministrator(method: string, path: string, body?: unknown) {
    return cms.ask(method, path, body, bearers.administrator);
  }

  async function messages(): Promise<StoredMessage[]> {
    const { body } = await asAdministrator('GET', '/items/messages?limit=-1');
    return body.data as StoredMessage[];
  }

  /** Sends what the door refuses, and of which it keeps nothing. */
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
