import sanitiser, { type Config } from 'dompurify';
import { maxBytes } from './boundedText.ts';

/** The reason why a drawing can't be shown (specification, section 8). */
type SvgProblem =
  | 'Not found'
  | "Content type isn't valid"
  | 'Missing src'
  | 'Browser does not support SVG';

/**
 * Reports the problem and the file.
 *
 * @internal
 */
export class SvgFileError extends Error {
  override readonly name = 'SvgFileError';
  readonly src: string;

  constructor(problem: SvgProblem, src: string) {
    super(problem);
    this.src = src;
  }
}

/**
 * Loads a drawing that is safe to insert into the page. Active parts, such as scripts, handlers and
 * references to other files, are removed.
 *
 * @throws SvgFileError
 */
export async function loadSvgFile(src: string, signal: AbortSignal): Promise<Element> {
  if (!src) throw new SvgFileError('Missing src', src);
  if (typeof SVGSVGElement === 'undefined') {
    throw new SvgFileError('Browser does not support SVG', src);
  }
  const { status, type, root } = await request(src, signal);
  if (status === 0 || status > 299) throw new SvgFileError('Not found', src);
  if (!validTypes.has(type) || root?.namespaceURI !== 'http://www.w3.org/2000/svg') {
    throw new SvgFileError("Content type isn't valid", src);
  }
  // The response document runs no scripts, so the drawing is harmless until it is in the page.
  sanitiser.sanitize(root, inertSvg);
  return document.adoptNode(root);
}

const validTypes = new Set(['image/svg+xml', 'text/plain']);

interface SvgResponse {
  /** 0 without a response. */
  readonly status: number;
  /** MIME type without parameters. */
  readonly type: string;
  readonly root: Element | undefined;
}

/** Uses XMLHttpRequest, which parses without giving the page a text: Trusted Types allow that. */
function request(src: string, signal: AbortSignal): Promise<SvgResponse> {
  return new Promise((resolve) => {
    const file = new XMLHttpRequest();
    file.onloadend = () =>
      resolve({
        status: file.status,
        type: (file.getResponseHeader('content-type') ?? '').split(';')[0]?.trim() ?? '',
        root: file.responseXML?.documentElement,
      });
    file.onprogress = ({ loaded }) => {
      if (loaded > maxBytes) file.abort();
    };
    file.open('GET', src);
    file.responseType = 'document';
    file.setRequestHeader('accept', [...validTypes].join(', '));
    // Makes the browser parse plain text, too.
    file.overrideMimeType('image/svg+xml');
    signal.addEventListener('abort', () => file.abort());
    file.send();
  });
}

/**
 * Styles would need a hash in the page's security policy, and an image another request. The
 * sanitiser works in place and without a policy of its own, so it needs nothing that Trusted Types
 * forbid.
 */
const inertSvg = {
  USE_PROFILES: { svg: true, svgFilters: true },
  FORBID_TAGS: ['style', 'image', 'feimage'],
  FORBID_ATTR: ['style'],
  IN_PLACE: true as const,
  TRUSTED_TYPES_POLICY: null,
} satisfies Config & { IN_PLACE: true };
