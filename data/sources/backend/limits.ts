/** The limits of one read of a backend. Sizes are in bytes, decompressed. */
export interface Limits {
  /** One file. */
  readonly file: number;
  /** One JSON response. */
  readonly response: number;
  /** Values in one JSON response. */
  readonly values: number;
  /** Nesting levels of lists and objects in one JSON response. */
  readonly depth: number;
  /** All JSON responses together. */
  readonly allResponses: number;
  /** Records of one collection. */
  readonly records: number;
  /** Redirects of one request, within the backend's origin. */
  readonly redirects: number;
  /** Milliseconds for the whole read. */
  readonly time: number;
}

/** All are far above a site's needs: only a faulty or hostile backend reaches them. */
export const defaultLimits: Limits = {
  // A brochure for print has 30 MB. Ten files are in memory at once, which makes 1 GB.
  file: 100_000_000,
  // A page of 500 records has 25 MB if each has 50 KB of text in three languages.
  response: 50_000_000,
  // 500 records with 2,000 values each. A million empty objects take V8 60 MB, and ten responses
  // arrive at once.
  values: 1_000_000,
  // The model nests about ten deep. Functions that traverse a response recurse, and would overflow
  // at some thousands.
  depth: 50,
  // 100,000 articles with 10 KB each: the largest site that is measured (docs/performance.md).
  allResponses: 1_000_000_000,
  // Ten times the largest site that is measured.
  records: 1_000_000,
  // Enough for a missing slash, a new path and an older version of the path; more is a loop.
  redirects: 5,
  // Ten times the time to read 100,000 articles over a slow connection.
  time: 3_600_000,
};

/**
 * An exceeded limit. The message continues the backend's name, as in "counts …", and names the fix.
 */
export class BackendLimit extends Error {
  override readonly name = 'BackendLimit';

  /** @param path of the request, without its query */
  static fileSize(path: string, { file }: Limits): BackendLimit {
    return new BackendLimit(
      `sends more than ${megabytes(file)} for the file ${path}, the limit of one file. ` +
        'Replace it by a smaller one.',
    );
  }

  static responseSize(path: string, { response }: Limits): BackendLimit {
    return new BackendLimit(
      `answers ${path} with more than ${megabytes(response)}, the limit of one answer. ${checkBackend}`,
    );
  }

  static values(path: string, { values }: Limits): BackendLimit {
    return new BackendLimit(
      `answers ${path} with more than ${counted(values)} values, the limit of one answer. ${checkBackend}`,
    );
  }

  static depth(path: string, { depth }: Limits): BackendLimit {
    return new BackendLimit(
      `nests its answer to ${path} deeper than ${counted(depth)} levels, the limit. ${checkBackend}`,
    );
  }

  static allResponses({ allResponses }: Limits): BackendLimit {
    return new BackendLimit(
      `answers with more than ${megabytes(allResponses)} in all, the limit of one build. ${checkBackend}`,
    );
  }

  static count(count: number, collection: string, { records }: Limits): BackendLimit {
    return new BackendLimit(
      `counts ${counted(count)} records in ${collection}, more than ${counted(records)}, ` +
        `the limit of one collection. ${checkBackend}`,
    );
  }

  static records(collection: string, { records }: Limits): BackendLimit {
    return new BackendLimit(
      `gives more than ${counted(records)} records of ${collection}, the limit of one collection. ${checkBackend}`,
    );
  }

  static otherOrigin(path: string, origin: string): BackendLimit {
    return new BackendLimit(
      `redirects ${path} to ${origin}, which is another origin. ` +
        'Set DIRECTUS_URL to the address at which the backend answers itself.',
    );
  }

  static redirects(path: string, { redirects }: Limits): BackendLimit {
    return new BackendLimit(
      `redirects ${path} more than ${counted(redirects)} times in a row. ${checkBackend}`,
    );
  }

  static time({ time }: Limits): BackendLimit {
    return new BackendLimit(
      `takes more than ${counted(time / 60_000)} minutes for all of the content, the limit of one build. ` +
        'Find out what slows it down, and build again.',
    );
  }
}

const checkBackend = 'Check that DIRECTUS_URL names your backend, and what answers there.';

function megabytes(bytes: number): string {
  return `${counted(bytes / 1_000_000)} MB`;
}

function counted(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 3 });
}
