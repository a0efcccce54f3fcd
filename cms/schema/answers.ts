/** The state of a message whose answer was sent (extensions/collegium/answers). */
export const answered = 'answered';

/** The id of our interface with the link that answers a message. */
export const answerInterface = 'collegium-answer';
