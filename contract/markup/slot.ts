/**
 * The element around what differs from page to page in header and footer, which stay while a visitor
 * goes from one to the other.
 */
export const slotElement = 'collegium-slot';
