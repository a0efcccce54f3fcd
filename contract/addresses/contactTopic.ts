/**
 * In the query of the contact page's address: what the message is about, where the form was opened
 * from there, such as the name of a product. Visitors see it as a field and may change it.
 */
export const topicParameter = 'topic';
