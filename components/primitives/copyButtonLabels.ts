import type { Labels } from '../i18n/Labels.tsx';
import type { Words } from '../i18n/Words.tsx';

/** The words of a button that copies, which travel to the browser with it. */
export interface CopyButtonLabels {
  readonly copy: Words;
  readonly copied: Words;
  /** Asks visitors to copy by themselves. */
  readonly prompt: string;
}

/** Picks the words of a button that copies an address from the labels of a page. */
export function copyAddressLabels({ label, text }: Labels): CopyButtonLabels {
  return {
    copy: label('copy.address'),
    copied: label('copy.copied'),
    prompt: text('copy.prompt'),
  };
}
