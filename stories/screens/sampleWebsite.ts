import { sharedFiles } from '../../.storybook/screens/screens.ts';
import { sharedDataFolder } from '../../contract/pageData.ts';
import { challengePath } from '../../contract/forms/endpoints.ts';
import { endpointOf, forms } from '../../contract/forms/forms.ts';
import { memberCollections } from '../../contract/members/content.ts';
import { areaTexts, sampleAccount } from '../members/area/sampleBackend.ts';
import { silence } from '../silence.ts';

/** Answers of the sample website's backend by method and path, which replace or add to its own. `undefined`: no answer at all. */
export type Answers = Readonly<Record<string, Answer>>;

type Answer = (request: SampleRequest) => unknown;

interface SampleRequest {
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly storyEnds: AbortSignal;
}

/** The password of the sample member. */
export const samplePassword = 'birkenblatt-im-april';

/**
 * For `beforeEach` of stories with whole pages: serves the files of the embedded projects' pages, and stands in for their
 * backend.
 *
 * @param others answers that differ; {@link never} and {@link away} are such
 * @returns a function that restores the previous state
 */
export function sampleWebsite(others: Answers = {}): () => void {
  const { fetch } = globalThis;
  const answers: Answers = { ...usual, ...others };
  const story = new AbortController();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, searchParams: query } = new URL(request.url);
    if (origin !== backend) return pageFile(pathname) ?? fetch(input, init);
    const answer = answers[`${request.method} ${pathname}`] ?? answers['*'];
    if (!answer) return refusal(404, 'NOT_FOUND');
    const body: unknown = request.method === 'POST' ? await request.json() : undefined;
    const data = await answer({ query, body, storyEnds: story.signal });
    return data instanceof Response ? data : Response.json({ data });
  };
  return () => {
    globalThis.fetch = fetch;
    story.abort();
  };
}

/** As in the environment of `readScreens`. */
const backend = 'https://cms.vhm.example';

function pageFile(pathname: string): Response | undefined {
  const [, name] = pathname.split(new RegExp(`/${sharedDataFolder}([^/]+)[.]json$`));
  const data = sharedFiles[name ?? ''];
  return data === undefined ? undefined : Response.json({ data });
}

/** A backend that never answers. */
export const never: Answer = ({ storyEnds }) => silence(storyEnds);

/** A backend that is not reached. */
export const away: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

function refusal(status: number, code: string): Response {
  return Response.json({ errors: [{ extensions: { code } }] }, { status });
}

const member = {
  ...sampleAccount,
  id: '00000000-0000-4000-8000-000000000000',
  role: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b05',
};

const usual: Answers = {
  'POST /auth/login': ({ body }) =>
    (body as { password?: unknown }).password === samplePassword
      ? tokens
      : refusal(401, 'INVALID_CREDENTIALS'),
  'POST /auth/refresh': () => tokens,
  'POST /auth/logout': () => new Response(null, { status: 204 }),
  'GET /users/me': () => member,
  'PATCH /users/me': () => member,
  [`GET /items/${memberCollections.pages}`]: ({ query }) => {
    const { key } = JSON.parse(query.get('filter') ?? '{}') as { key?: { _eq: string } };
    return areaTexts.pages
      .filter((page) => key === undefined || page.key === key._eq)
      .map(({ key: name, ...texts }) => ({ key: name, translations: inGerman(texts) }));
  },
  [`GET /items/${memberCollections.news}`]: () =>
    areaTexts.news.map(({ date, ...texts }) => ({ date, translations: inGerman(texts) })),
  [`GET /items/${memberCollections.documents}`]: () =>
    areaTexts.documents.map(
      ({ title, description = null, file: { name, size, ...file }, ...rest }) => ({
        ...rest,
        file: { ...file, filename_download: name, filesize: size },
        translations: [{ language: 'de', title, description }],
      }),
    ),
  [`GET ${challengePath}`]: () => challenge,
  [`POST ${endpointOf(forms.contact)}`]: () => ({ outcome: 'stored' }),
};

const tokens = { access_token: 'sample', refresh_token: 'sample', expires: 900_000 };

function inGerman(texts: object) {
  return [{ language: 'de', lead: null, slug: null, body: null, ...texts }];
}

/** A proof of work that takes no time. */
const challenge = {
  parameters: {
    ...{ algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 32 },
    keyPrefix: '0',
  },
  signature: '',
};
