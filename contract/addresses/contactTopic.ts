/**
 * The query parameter of the contact page's address for the message's topic, such as the name of a
 * product. Visitors see it as a field and may change it.
 */
export const topicParameter = 'topic';
