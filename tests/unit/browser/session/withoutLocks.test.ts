import { browserWithout, directus, ofAll, states, tabs, tokenIn } from './oneBrowser.ts';
import { hours, minutes, seconds } from './openedTab.ts';

test('without locks, tabs still share a login', async () => {
  browserWithout('locks');
  const all = await tabs(5);
  await jest.advanceTimersByTimeAsync(hours(24));
  expect(states(all)).toEqual(ofAll(5, 'in'));
  expect(directus.sessions.size).toBe(1);
});

test('without locks, tabs that renew in the same moment: the second gets what the first got', async () => {
  browserWithout('locks');
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const all = await tabs(3);
  for (let turn = 1; turn <= 10; turn += 1) {
    directus.slept += minutes(20);
    jest.setSystemTime(Date.now() + minutes(20));
    for (const { tab } of all) tab.show();
    await jest.advanceTimersByTimeAsync(seconds(9));
    expect(directus.count('POST /auth/refresh')).toBe(3 * turn);
    expect(states(all)).toEqual(ofAll(3, 'in'));
    expect(new Set(all.map(tokenIn)).size).toBe(1);
  }
  expect(directus.sessions.size).toBe(1);
});

test('without locks, a refusal that is faster than the other tab’s answer waits for it', async () => {
  browserWithout('locks');
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const all = await tabs(2);
  directus.renewalLatency = 150;
  const told = all.map(({ snapshots }) => snapshots.length);
  directus.slept += minutes(20);
  jest.setSystemTime(Date.now() + minutes(20));
  for (const { tab } of all) tab.show();
  await jest.advanceTimersByTimeAsync(seconds(3));
  expect(directus.count('POST /auth/refresh')).toBe(2);
  expect(states(all)).toEqual(['in', 'in']);
  expect(all.map(({ snapshots }) => snapshots.length)).toEqual(told);
});
