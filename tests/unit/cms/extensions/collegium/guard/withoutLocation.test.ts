import './fakeDirectus.ts';
import { photographsAtHome } from '../../../../../content/picturesWithExif.ts';

const { default: sharp } = await import('sharp');
const { withoutLocation } =
  await import('../../../../../../cms/extensions/collegium/guard/withoutLocation.ts');

const [photograph] = await photographsAtHome();
const picture = await sharp(photograph!.content).metadata();

test('a photograph whose content can not be read is refused', async () => {
  const broken = photograph!.content.subarray(0, 100);
  await expect(withoutLocation(broken, picture)).rejects.toThrow('broken');
});

test('an animation that does not fit into the memory is not encoded', async () => {
  const animation = { ...picture, format: 'webp', width: 4000, height: 4000, pages: 3 };
  await expect(withoutLocation(photograph!.content, animation)).rejects.toThrow('144 MB');
});
