import { hint, type Hint } from '../hints/hint.ts';
import type { Use } from './uses.ts';

/** A file as Directus' form has it. */
export interface StoredFile {
  /** The MIME type. */
  readonly type: string;
  /** In px; 0 if Directus does not know it. */
  readonly width: number;
  /** In bytes. */
  readonly size: number;
}

/** A photograph of 24 megapixels has about 6 MB; half as many pixels are more than any page shows. */
const maxBytes = 3_000_000;

/** Finds hints about a file and its uses. They block nothing. */
export function findFileHints({ type, width, size }: StoredFile, uses: readonly Use[]): Hint[] {
  const isPicture = type.startsWith('image/');
  // A drawing is sharp at any size.
  const hasPixels = isPicture && type !== 'image/svg+xml' && width > 0;
  const needed = Math.max(0, ...uses.flatMap(({ neededWidth }) => neededWidth ?? []));
  const undescribed = uses.filter(({ undescribedIn }) => undescribedIn.length > 0).length;
  return [
    ...(hasPixels && width < needed ? [hint('smallPicture', `${width} ${needed}`)] : []),
    ...(size > maxBytes
      ? [hint(isPicture ? 'heavyPicture' : 'heavyDocument', (size / 1_000_000).toFixed(1))]
      : []),
    ...(undescribed > 0 ? [hint('undescribedUses', undescribed)] : []),
  ];
}
