import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { membersFolder, publicFolder } from '../../../contract/files.ts';
import {
  endlessExif,
  overlappingExif,
  overlappingProfile,
  photographsAtHome,
  pictureWithExif,
  pictureWithIptc,
  pictureWithProfile,
  pictureWithXmp,
  usualPicture,
} from '../../content/picturesWithExif.ts';
import { hugePicture } from '../../content/hugePicture.ts';
import { checkCms } from '../commands.ts';
import { sendFile } from '../sendFile.ts';
import { sharedCms } from '../sharedCms.ts';

const cms = await sharedCms();

const boundary = 'boundary';
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'a');

let administrator: string;
let editor: string;
let office: string;
let member: string;
/** A file of the website. */
let file: { readonly id: string; readonly filename_disk: string };

beforeAll(async () => {
  administrator = await cms.logIn('administrator');
  editor = await cms.logIn('editor');
  office = await cms.logIn('members-editor');
  member = await cms.logIn('member');
  file = (await upload({ folder: publicFolder }, editor)).data!;
});

const uploads = () => readdir(join(cms.data, 'uploads'));

describe('an upload of somebody who may not upload', () => {
  /**
   * Starts to send a form with a field or a file that never ends, as an attacker's program can.
   *
   * @returns the response that arrives nevertheless
   */
  function beginForm(method: string, path: string, part: string, bearer?: string) {
    return new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${cms.url}${path}`,
        {
          method,
          headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          },
        },
        (response) => {
          resolve(response.statusCode);
          sent.destroy();
        },
      );
      sent.once('error', reject);
      sent.write(`--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n\r\n`);
      sent.write(kilobytes(64));
    });
  }

  const aFile = 'name="file"; filename="a.yml"\r\nContent-Type: image/png';

  test.each(['/schema/diff', '/schema/apply'])(
    'is refused before its body has arrived, at %s',
    async (path) => {
      for (const bearer of [undefined, member, office, editor]) {
        expect(await beginForm('POST', path, aFile, bearer)).toBe(403);
      }
    },
  );

  test.each([
    ['a field', 'name="title"'],
    ['a file', aFile],
  ])('is refused before it has come: %s', async (_what, part) => {
    for (const bearer of [undefined, member]) {
      expect(await beginForm('POST', '/files', part, bearer)).toBe(403);
      expect(await beginForm('PATCH', `/files/${file.id}`, part, bearer)).toBe(403);
    }
    // Each role manages its own folder.
    expect(await beginForm('PATCH', `/files/${file.id}`, part, office)).toBe(403);
  });

  test('leaves nothing on the disk when it is cut short', async () => {
    const before = await uploads();
    const parts = ['one', 'two'].map(
      (ending) => `name="file"; filename="a.${ending}"\r\nContent-Type: image/png`,
    );
    for (const part of parts) await beginForm('PATCH', `/files/${file.id}`, part);
    expect(await uploads()).toEqual(before);
  });
});

test('an upload with the name of another file does not delete that file', async () => {
  const own = (await upload({ folder: membersFolder }, office)).data!;
  const before = await uploads();
  for (const ending of [randomUUID().slice(0, 8), 'txt']) {
    const place = { filename_disk: `${file.id}.${ending}`, filename_download: `a.${ending}` };
    expect((await upload(place, office, own.id)).status).toBe(403);
  }
  expect(await uploads()).toEqual(before);
  expect((await cms.ask('DELETE', `/files/${own.id}`, undefined, office)).status).toBe(204);
  expect((await cms.read({ method: 'GET', path: `/assets/${file.id}` }, administrator)).text).toBe(
    'An upload',
  );
});

function send(content: Buffer, type = 'image/jpeg', name = 'photo') {
  return sendFile(cms, editor, { name, type, content, fields: { folder: publicFolder } });
}

test('a picture whose metadata take long to read is refused, and no other one', async () => {
  const before = await uploads();
  const hostile = [
    await pictureWithExif(endlessExif(5)),
    await pictureWithExif(overlappingExif(1000)),
    await pictureWithXmp('<dc:title>'.repeat(100)),
    await pictureWithXmp(`<dc:subject><rdf:Bag>${'<rdf:li>'.repeat(100)}</dc:subject>`),
    await pictureWithIptc(1000),
    await pictureWithProfile(overlappingProfile(1000)),
    await pictureWithProfile(overlappingProfile(2, 10_000_000)),
  ];
  for (const picture of hostile) expect((await send(picture)).status).toBe(400);
  expect(await uploads()).toEqual(before);
  const usual = await usualPicture({ place: false });
  const response = await send(usual);
  const { data } = (await response.json()) as { data: { id: string; width: number } };
  expect(data).toMatchObject({ width: 8, metadata: { exif: { ISOSpeedRatings: 100 } } });
  expect(await contentOf(data)).toEqual(usual);
});

test('no drawing keeps Directus from answering others, whatever its type is said to be', async () => {
  // Without a size, its text has to be measured: two seconds.
  const text = 'a b '.repeat(2000);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`;
  for (const type of ['image/svg+xml', 'image/png']) {
    const response = await send(Buffer.from(drawing), type);
    const { data } = (await response.json()) as { data: { id: string; width: unknown } };
    expect({ type, width: data.width }).toEqual({ type, width: null });
    expect(String(await contentOf(data))).toBe(drawing);
  }
});

test('nobody reads in a photograph where it was taken', async () => {
  for (const { type, content } of await photographsAtHome()) {
    const before = await sharp(content).metadata();
    expect({ type, hasPlace: hasPlace(before) }).toEqual({ type, hasPlace: true });
    const response = await send(content, type);
    const { data } = (await response.json()) as { data: { id: string } };
    const after = await sharp(await contentOf(data)).metadata();
    expect({ type, hasPlace: hasPlace(after) }).toEqual({ type, hasPlace: false });
    // Without the orientation, the picture would lie on its side.
    const { format, orientation = 1 } = before;
    expect({ format: after.format, orientation: after.orientation ?? 1 }).toEqual({
      ...{ format, orientation },
    });
  }
});

test('a photograph that was uploaded earlier, with its place, is reported', async () => {
  const [photograph] = await photographsAtHome();
  const response = await send(photograph!.content, 'image/jpeg', 'zuhause\u009b2J.jpg');
  const { data } = (await response.json()) as {
    data: { filename_disk: string; filesize: number };
  };
  expect((await checkCms(cms.data, cms.ports)).output).not.toContain('zuhause');
  // As an earlier version stored it.
  const stored = Buffer.concat([photograph!.content, Buffer.alloc(data.filesize)]);
  await writeFile(join(cms.data, 'uploads', data.filename_disk), stored);
  const { output } = await checkCms(cms.data, cms.ports);
  expect(output).toContain('found it in zuhause\\x9b2J.jpg; download');
});

function hasPlace({ exif, xmp }: Metadata): boolean {
  const latitude = Buffer.from(new Uint32Array([52, 1, 31, 1]).buffer);
  return Boolean(exif?.includes(latitude)) || Boolean(xmp?.includes('52,31N'));
}

/** The file as a stranger gets it. */
async function contentOf({ id }: { readonly id: string }): Promise<Buffer> {
  const response = await fetch(`${cms.url}/assets/${id}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test('a picture that takes too much memory is refused', async () => {
  const before = await uploads();
  const response = await send(hugePicture(), 'image/png');
  const { errors } = (await response.json()) as { errors: [{ message: string }] };
  expect(errors[0].message).toContain('144 MB');
  expect(await uploads()).toEqual(before);
});

test('an entry without a file has no content, which is no failure', async () => {
  const entry = { type: 'image/png', filename_download: 'x.png', storage: 'local' };
  const { body } = await cms.ask('POST', '/files', entry, editor);
  const { id } = body.data as { readonly id: string };
  for (const query of ['', '?key=website-480-webp', '?download']) {
    expect((await cms.ask('GET', `/assets/${id}${query}`, undefined, editor)).status).toBe(403);
  }
});

test('an entry without a file is deleted, and with it the files of other entries', async () => {
  const before = await uploads();
  const { id: uploaded } = (await upload({}, editor)).data!;
  const entry = { type: 'image/png', filename_download: 'x.png', storage: 'local' };
  const { body } = await cms.ask('POST', '/files', entry, editor);
  const { id: empty } = body.data as { readonly id: string };
  expect((await cms.ask('DELETE', '/files', [empty, uploaded])).status).toBe(403);
  expect((await cms.ask('DELETE', '/files', [empty, uploaded], editor)).status).toBe(204);
  expect(await uploads()).toEqual(before);
  for (const id of [empty, uploaded]) {
    expect((await cms.ask('GET', `/files/${id}`, undefined, editor)).status).toBe(403);
  }
});

describe('a form of an editor', () => {
  const sendForm = async (parts: readonly string[], end: string) => {
    const body = [...parts, ''].map((part) => `--${boundary}\r\n${part}`).join('');
    const response = await fetch(`${cms.url}/files`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        authorization: `Bearer ${editor}`,
        // Directus may close the connection after a broken form, so no other request may use it.
        connection: 'close',
      },
      body: body.slice(0, -boundary.length - 4) + end,
    });
    return response.status;
  };
  const field = (name: string, value = 'a') =>
    `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const aFile = (type: string) =>
    `Content-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: ${type}\r\n\r\na\r\n`;
  const end = `--${boundary}--\r\n`;

  test.each(['text/plain', 'text/html'])(
    'that ends before it should does not end Directus, with %s',
    async (type) => {
      for (const cut of ['', '--', '\r\n--boun']) {
        // Directus responds, or closes the connection before the response has arrived.
        const status = await sendForm([aFile(type)], cut).catch(() => undefined);
        expect(status === undefined || status >= 400).toBe(true);
        expect((await cms.ask('GET', '/items/languages')).status).toBe(200);
      }
    },
  );

  test('has no more fields than Directus can hold', async () => {
    // docs/operating.md, Limits: 100 fields, 64 KB.
    const fields = (count: number) =>
      Array.from({ length: count }, (_, index) => field(`title${index}`));
    const title = (length: number) => [field('title', 'a'.repeat(length))];
    expect(await sendForm([...fields(101), aFile('text/plain')], end)).toBe(400);
    expect(await sendForm([...title(66_000), aFile('text/plain')], end)).toBe(400);
    const described = [field('title'), field('description'), field('folder', publicFolder)];
    expect(await sendForm([...described, aFile('text/plain')], end)).toBe(200);
  });
});

test('an address that names no file is the sender’s mistake, and not in the log', async () => {
  const before = cms.output().length;
  for (const url of ['data:image/png;base64,iVBORw0KGgo=', 'data:,x']) {
    expect((await cms.ask('POST', '/files/import', { url }, editor)).status).toBe(400);
  }
  expect(cms.output().slice(before)).toBe('');
});

test('an unknown storage location is refused', async () => {
  expect((await upload({ storage: 'elsewhere' }, editor)).status).toBe(403);
});

test('whoever may upload can upload, and replace their uploads', async () => {
  expect((await upload({}, editor, file.id)).status).toBe(200);
  expect((await upload({ storage: 'local' }, editor)).status).toBe(200);
});

async function upload(fields: Readonly<Record<string, string>>, bearer: string, id?: string) {
  const response = await sendFile(cms, bearer, {
    ...{ name: 'a.txt', type: 'text/plain', content: 'An upload', fields },
    ...(id !== undefined && { id }),
  });
  const { data } = (await response.json()) as { data?: typeof file };
  return { status: response.status, data };
}
