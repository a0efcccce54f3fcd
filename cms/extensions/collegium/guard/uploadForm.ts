import { InvalidPayloadError } from '@directus/errors';
import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import type { DirectusRequest } from '../directus.ts';

/** Maximum number of fields of an upload form. The entry of a file in Directus has 28. */
const maxFields = 100;
/** Maximum number of characters of all fields together. */
const maxCharacters = 64 * 1024;

/**
 * Limits the fields of an upload form, which Directus 11.17.4 collects in memory, and keeps a broken form from ending
 * Directus: Directus listens for errors of a file in the form only while it stores the file, and Node ends the process
 * at an error that nobody listens for.
 */
export function guardForm(request: DirectusRequest): void {
  const pipe = request.pipe.bind(request);
  request.pipe = ((parser: Writable) => {
    parser.prependListener('file', (_name: string, file: EventEmitter) => {
      // The parser has the same error, and Directus answers with that.
      file.on('error', () => {});
    });
    let fields = 0;
    let characters = 0;
    parser.on('field', (name: string, value: string) => {
      fields += 1;
      characters += name.length + value.length;
      if (fields <= maxFields && characters <= maxCharacters) return;
      const reason = `The upload form has more than ${maxFields} fields, or more than ${maxCharacters} characters in all of them`;
      parser.destroy(new InvalidPayloadError({ reason }));
      request.resume();
    });
    return pipe(parser);
  }) as typeof request.pipe;
}
