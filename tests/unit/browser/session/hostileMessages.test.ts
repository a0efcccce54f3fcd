import { key, tabs, tokenIn } from './oneBrowser.ts';
import { seconds } from './openedTab.ts';

const channel = 'collegium-session';

test.each([
  ...[undefined, null, 7, 'login', {}, { kind: 'login' }, { kind: 'tokens', login: {} }],
  { kind: 'login', login: { access: 'x\n', backend: 'https://cms.example' } },
])('%p between tabs changes nothing', async (message) => {
  const [first, second] = await tabs(2);
  first!.tab.post(channel, message);
  await jest.advanceTimersByTimeAsync(seconds(1));
  expect(second!.latest()?.state).toBe('in');
  expect(tokenIn(second!)).toBe('refresh-1');
});

test('tokens of another backend, or of a login that is not the browser’s, are not taken', async () => {
  const [first, second] = await tabs(2);
  const login = JSON.parse(first!.tab.session.get(key)!) as Record<string, unknown>;
  const others = [
    { ...login, renewals: 9, renewal: 'planted', backend: 'https://evil.example' },
    { ...login, renewals: 9, renewal: 'planted', startedAt: 1 },
  ];
  for (const other of others) first!.tab.post(channel, { kind: 'tokens', login: other });
  first!.tab.post(channel, { kind: 'login', login: others[0] });
  await jest.advanceTimersByTimeAsync(seconds(1));
  expect(tokenIn(second!)).toBe('refresh-1');
  expect(second!.tab.session.get(key)).not.toContain('evil');
});
