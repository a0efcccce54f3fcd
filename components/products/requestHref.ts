import { topicParameter } from '../../contract/addresses/contactTopic.ts';
import { longest } from '../../contract/forms/fields.ts';
import type { Labels } from '../../contract/labels.ts';

/**
 * The address of the contact form with a product named: visitors see it as the subject, and so do those
 * who get the message. A name that is longer than a subject may be is cut, or none would arrive.
 *
 * @param contactHref the contact page in the language of the labels
 */
export function requestHref(contactHref: string, title: string, labels: Labels): string {
  const topic = cut(labels.text('product.topic', { title }), longest.topic);
  return `${contactHref}?${String(new URLSearchParams({ [topicParameter]: topic }))}`;
}

/** Never through a sign that counts twice: half of it is none. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
