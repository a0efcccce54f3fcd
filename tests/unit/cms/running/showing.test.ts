import { showing } from '../../../../cms/running/showing.ts';

const said = async (isTTY: boolean, env: NodeJS.ProcessEnv) => {
  const parts: string[] = [];
  const write = (part: string) => parts.push(part) > 0;
  const stdout = { isTTY, write } as unknown as NodeJS.Process['stdout'];
  const result = await showing('Building', () => Promise.resolve('done'), { stdout, env });
  expect(result).toBe('done');
  return parts.join('');
};

it('counts seconds for who looks on', async () => {
  expect(await said(true, {})).toBe('\rBuilding … 0 s\n');
});

it('says one line where output is kept, and nothing in CI', async () => {
  expect(await said(false, {})).toBe('Building …\n');
  expect(await said(true, { CI: 'true' })).toBe('');
  expect(await said(false, { CI: '1' })).toBe('');
});
