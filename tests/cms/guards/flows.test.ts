import { publishWebsite } from '../../../cms/schema/flows.ts';
import { sharedCms } from '../sharedCms.ts';
import { soon } from '../soon.ts';

const cms = await sharedCms();

let administrator: string;
let editor: string;
let member: string;

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  editor = await cms.logIn('editor');
  member = await cms.logIn('member');
});

test('visitors and members can run webhook flows, but no flow with a button', async () => {
  const runs = () =>
    cms.rowsInDatabase(
      `select count(*) as runs from directus_activity where collection = 'directus_flows' and action = 'run'`,
    );
  const before = runs();
  for (const bearer of [undefined, member]) {
    const body = { collection: 'pages', more: 'a'.repeat(50_000) };
    const path = `/flows/trigger/${publishWebsite}`;
    expect((await cms.ask('POST', path, body, bearer)).status).toBe(403);
  }
  expect(runs()).toEqual(before);

  const flow = {
    ...{ name: 'By address', status: 'active', trigger: 'webhook', options: { method: 'GET' } },
  };
  const { body } = await cms.ask('POST', '/flows', flow, administrator);
  const { id } = body.data as { readonly id: string };
  const step = { flow: id, key: 'word', type: 'transform', options: { json: { word: 'yes' } } };
  const operation = { ...step, name: 'Word', position_x: 1, position_y: 1 };
  await cms.ask('PATCH', `/flows/${id}`, { operation }, administrator);
  // Directus reads its flows again after the answer.
  const answer = await soon(
    () => cms.ask('GET', `/flows/trigger/${id}`),
    ({ status }) => status === 200,
  );
  expect(answer.status).toBe(200);
});

test('a button of Directus names items by their keys, and another key is not in the log', async () => {
  const before = cms.output().length;
  for (const keys of [[{ toString: 1 }], [['1']], [null], { toString: 1 }]) {
    const body = { collection: 'pages', keys };
    const path = `/flows/trigger/${publishWebsite}`;
    expect((await cms.ask('POST', path, body, editor)).status).toBe(400);
  }
  expect(cms.output().slice(before)).toBe('');
});
