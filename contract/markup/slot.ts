/**
 * The element around the parts of header and footer that differ from page to page. The rest of them
 * stays during client navigation.
 */
export const slotElement = 'collegium-slot';
