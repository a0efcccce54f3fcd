import { textsIn, type Path } from '../../texts/texts.ts';

/** The files that are fields of a record, with their paths in it: a picture's name, or the address of a document. */
export function fieldFiles(value: unknown): readonly (readonly [file: string, path: Path])[] {
  return textsIn(value).filter(([, path]) => path.at(-1) === 'file');
}
