import { livePicture } from '../../../../components/news/livePicture.ts';
import { renditions } from '../../../../cms/settings/renditions.ts';
import { inTextKey } from '../../../../contract/files.ts';

test('Directus makes each size that browsers ask for, and a handful in all', () => {
  const { sources, src } = livePicture({
    file: 'https://cms.example.org/assets/1',
    width: 4000,
    height: 3000,
    isDrawing: false,
  } as never);
  const asked = `${sources!.map(({ srcSet }) => srcSet).join()} ${src}`;
  const keys = [...asked.matchAll(/\?key=([\w-]+)/g)].map(([, key]) => key);
  expect(keys).toHaveLength(4);
  const made = renditions.map(({ key }) => key);
  expect(made).toEqual(expect.arrayContaining([...keys, inTextKey]));
  // Every size can add one file for each picture, so the number of sizes is limited.
  expect(made).toHaveLength(7);
  expect(asked).not.toMatch(/width=|quality=|format=/);
});
