import { keptSecret, type Answer } from '../installation.ts';
import { sendFile } from '../sendFile.ts';
import { sharedCms } from '../sharedCms.ts';
import { get } from '../ways.ts';

/* What an editor uploads, and what an upload can't become. */

const cms = await sharedCms();

type Item = Readonly<Record<string, unknown>>;

let editor: string;
let administrator: string;
beforeAll(async () => {
  editor = await cms.logIn('editor');
  administrator = await keptSecret(cms.data, 'SEED_TOKEN');
});

describe('an editor’s files', () => {
  let file: string;
  let other: { readonly id: string; readonly filename_disk: string };

  beforeAll(async () => {
    file = ((await upload({})).body.data as { id: string }).id;
    other = (await upload({})).body.data as typeof other;
  });

  test('are uploaded, described, and replaced', async () => {
    const title = await asEditor('PATCH', `/files/${file}`, { title: 'Satzung' });
    expect(title.status).toBe(200);
    const replaced = await upload({}, { type: 'application/pdf', name: 'neu.pdf', id: file });
    expect(replaced.body.data).toMatchObject({ title: 'Satzung', type: 'application/pdf' });
  });

  test.each<[string, Item]>([
    ['the disk’s name', { filename_disk: 'data.db' }],
    ['another’s place', { filename_disk: '../data.db' }],
    ['the storage', { storage: 'local' }],
    ['the type', { type: 'text/html' }],
    ['the owner', { uploaded_by: null }],
  ])('stay what they are on the disk: %s', async (_, change) => {
    const before = await fileAsStored();
    expect((await asEditor('PATCH', `/files/${file}`, change)).status).toBe(403);
    expect(await fileAsStored()).toEqual(before);
  });

  test('cannot replace another file, or choose their place on the disk', async () => {
    const inPlaceOf = { filename_disk: other.filename_disk };
    const attempts = [
      await upload(inPlaceOf),
      await upload(inPlaceOf, { id: file }),
      // Directus would ignore it with another file extension.
      await upload({ filename_disk: '../../data.txt' }, { id: file }),
      await upload({ storage: 'elsewhere' }),
      await asEditor('POST', '/files', { ...inPlaceOf, type: 'text/plain', storage: 'local' }),
      await asEditor('POST', '/files', { type: 'text/html', filename_download: 'x.html' }),
    ];
    expect(attempts.map(({ status }) => (status < 400 ? 'done' : 'refused'))).toEqual(
      attempts.map(() => 'refused'),
    );
    const { text } = await cms.read(get(`/assets/${other.id}`), administrator);
    expect(text).toBe('An upload');
  });

  test.each(['text/html', 'text/javascript', 'application/xhtml+xml', 'text/xml', 'video/mp4'])(
    'are none of the kind %s',
    async (type) => {
      expect((await upload({}, { type, name: 'x.txt' })).status).toBe(400);
    },
  );

  test('run nothing where Directus shows them', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const { body } = await upload({}, { type: 'image/svg+xml', name: 'x.svg', content: drawing });
    const { id } = body.data as { readonly id: string };
    const response = await fetch(`${cms.url}/assets/${id}`, {
      headers: { authorization: `Bearer ${editor}` },
    });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  const fileAsStored = async () =>
    (await cms.ask('GET', `/files/${file}`, undefined, administrator)).body.data;
});

function asEditor(method: string, path: string, body?: unknown): Promise<Answer> {
  return cms.ask(method, path, body, editor);
}

interface Upload {
  readonly type?: string;
  readonly name?: string;
  readonly content?: string;
  /** The file to replace. */
  readonly id?: string;
}

/** Uploads a file with any additional fields. */
async function upload(
  fields: Readonly<Record<string, string>>,
  { type = 'text/plain', name = 'x.txt', content = 'An upload', id }: Upload = {},
): Promise<Answer> {
  const file = { name, type, content, fields, ...(id !== undefined && { id }) };
  const response = await sendFile(cms, editor, file);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
