import type { Installation } from './installation.ts';

export interface FileToSend {
  readonly name: string;
  readonly type: string;
  readonly content: string | Buffer;
  /** The other fields of the form, such as `folder`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The id of a file that this one replaces. */
  readonly id?: string;
}

/** Uploads a file as Directus' interface does. */
export function sendFile(
  { url }: Pick<Installation, 'url'>,
  bearer: string,
  { name, type, content, fields = {}, id }: FileToSend,
): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  form.append('file', new Blob([part], { type }), name);
  return fetch(`${url}/files${id === undefined ? '' : `/${id}`}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
  });
}

/** Uploads a file. Returns its id. */
export async function newFile(
  cms: Pick<Installation, 'url'>,
  bearer: string,
  file: FileToSend,
): Promise<string> {
  const response = await sendFile(cms, bearer, file);
  return ((await response.json()) as { readonly data: { readonly id: string } }).data.id;
}
