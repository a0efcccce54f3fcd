import type { Register } from './register.ts';

/** Browsers take each answer for what it says it is, also an upload that looks like a script. */
export function forbidSniffing({ init }: Register): void {
  init('app.before', ({ app }) => {
    app.use((_request, response, next) => {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    });
  });
}
