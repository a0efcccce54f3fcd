import type { Sender } from './sender.ts';

export const senderFixtures = {
  short: { name: 'Jonas Beispiel', email: 'jonas@post.example' },
  long: {
    name: 'Prof. Dr. Annemarie-Charlotte Musterhaus-Beispielberger',
    email: 'annemarie-charlotte.musterhaus-beispielberger@gesundheitszentrum-musterstadt.example',
  },
} satisfies Record<string, Sender>;
