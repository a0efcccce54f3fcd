/** The parts of the catalogue; each has a route of its own (specification, section 2). */
export const productCategories = [
  ...(['watches', 'jewelry', 'accessories', 'wedding_rings', 'beads', 'engagement_rings'] as const),
  ...(['optics', 'for_kids', 'events', 'home_fabrics', 'decoratives'] as const),
  ...(['floral_workshop', 'room_fragrances', 'bicycles', 'window'] as const),
];
