import { routeWords } from '../../../../../../../cms/extensions/collegium/guard/addresses/routeWords.ts';

test('finds the words of routes and of routers within routers, and no values', () => {
  const layer = (regexp: RegExp, handle: object = {}, path?: unknown) => ({
    regexp,
    handle,
    ...(path !== undefined && { route: { path } }),
  });
  // Routes in Express 4's internal format.
  const login = [layer(/^\/?$/i, {}, '/')];
  const auth = [
    layer(/^\/login\/?(?=\/|$)/i, { stack: login }),
    layer(/^\/password\/request\/?$/i, {}, '/password/request'),
  ];
  const flows = [
    layer(/x/, {}, '/trigger/:pk([a-f0-9-]{36})'),
    layer(/x/, {}, ['/one', '/two/:x?']),
  ];
  const words = routeWords([
    layer(/^\/?(?=\/|$)/i),
    layer(/^\/auth\/?(?=\/|$)/i, { stack: auth }),
    layer(/^\/flows\/?(?=\/|$)/i, { stack: flows }),
    layer(/^\/admin\/(.*)\/?(?=\/|$)/i),
    layer(/^\/robots\.txt\/?$/i, {}, '/robots.txt'),
  ]);
  expect([...words].sort()).toEqual([
    ...['admin', 'auth', 'flows', 'login', 'one', 'password', 'request', 'robots.txt'],
    ...['trigger', 'two'],
  ]);
});
