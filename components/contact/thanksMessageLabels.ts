import type { Labels } from '../i18n/Labels.tsx';
import type { ThanksMessageProps } from './ThanksMessage.island.tsx';

/** Picks the words of the thanks page, which travel to the browser with it. */
export function thanksMessageLabels({ label }: Labels): ThanksMessageProps {
  return {
    toAnybody: label('thanks.toAnybody'),
    toSender: label('thanks.toSender', { name: '{{name}}', email: '{{email}}' }),
  };
}
