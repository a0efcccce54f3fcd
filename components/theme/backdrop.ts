/** The colour over the page behind an open menu or dialog: 30 % black, in both colour modes. */
export const backdrop = '#0000004d';
