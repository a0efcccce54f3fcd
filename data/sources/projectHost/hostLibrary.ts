import { BackendLimit, type Limits } from '../backend/limits.ts';
import type { FileLibrary } from '../FileReading.ts';
import type { FileAddress } from '../fileReferences.ts';
import type { BackendFile } from '../FileStore.ts';
import type { ProjectHostConfiguration } from '../../../backend/projectHost/configuration.ts';
import { isRefusal } from '../../../backend/projectHost/errors.ts';
import { everyRecord } from '../../../backend/projectHost/everyRecord.ts';
import type { Fields, ProjectHost } from '../../../backend/projectHost/ProjectHost.ts';

/** The files of a project. References are a file's id, its private hash or its name. */
export function hostLibrary(
  host: ProjectHost,
  { url, project }: ProjectHostConfiguration,
  limits: Limits,
): FileLibrary {
  return {
    async describe(files) {
      const all = await everyRecord(
        (query) => host.files(query),
        { sort: 'id' },
        { max: limits.records, beyond: () => BackendLimit.records('files', limits) },
      );
      return new Map(
        files.flatMap((file) => {
          const found = all.find((candidate) => namesOf(candidate).includes(file));
          return found ? [[file, backendFile(found)] as const] : [];
        }),
      );
    },
    async read(id) {
      try {
        return new Uint8Array(await (await host.asset(id)).arrayBuffer());
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
    readAddress: (text) => readHostAddress(text, { host: new URL(url).host, project }),
    host: new URL(url).host,
    fix: 'choose another, or let the token of the build read it.',
  };
}

/**
 * Parses the address of a file on the host, such as `https://cms.example.org/vhm/assets/7`, or of
 * one on the website, such as `/images/haus.jpg`, which contains the file's name.
 */
function readHostAddress(
  text: string,
  backend: { readonly host: string; readonly project: string },
): FileAddress | undefined {
  const { host, path = '', fragment = '' } = address.exec(text)?.groups ?? {};
  const segments = path.split('/').slice(1).map(decoded);
  const [project, kind, file = ''] = ['', ...segments].slice(-3);
  const known = { file, host, fragment };
  const onWebsite = host === undefined && segments.length === 2;
  if (file === '') return undefined;
  if (kind === 'images' || kind === 'files') return onWebsite ? known : undefined;
  if (kind !== 'assets') return undefined;
  const onHost = project === backend.project && (host === undefined || host === backend.host);
  return onWebsite || onHost ? known : undefined;
}

const address =
  /^(?:(?:https?:)?\/\/(?<host>[^/?#]+))?(?<path>\/[^?#]+)(?:\?[^#]*)?(?<fragment>#.*)?$/i;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function namesOf(file: Fields): string[] {
  return [file['id'], file['private_hash'], file['filename_download']].flatMap((name) =>
    typeof name === 'string' || typeof name === 'number' ? [String(name)] : [],
  );
}

function backendFile(file: Fields): BackendFile {
  const text = (name: string) => (typeof file[name] === 'string' ? file[name] : undefined);
  const number = (name: string) => (typeof file[name] === 'number' ? file[name] : null);
  return {
    id: String(file['id']),
    filename_download: text('filename_download') ?? '',
    type: text('type') ?? null,
    width: number('width'),
    height: number('height'),
  };
}
