import { topicParameter } from '../../contract/forms/forms.ts';
import { longestTopic } from '../../contract/forms/forms.ts';
import type { Labels } from '../../contract/labels.ts';

/**
 * Returns the URL of the contact form with a product as topic. The topic is visible to the visitor and to
 * the recipient of the message. A name that exceeds the maximum length of a topic is shortened; otherwise
 * the topic would be dropped.
 *
 * @param contactHref the contact page in the language of the labels
 */
export function requestHref(contactHref: string, title: string, labels: Labels): string {
  const topic = cut(labels.text('product.topic', { title }), longestTopic);
  return `${contactHref}?${String(new URLSearchParams({ [topicParameter]: topic }))}`;
}

/** Never splits a surrogate pair: half of it is not a character. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
