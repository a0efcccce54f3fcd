import {
  overlappingProfile,
  pictureWithIptc,
  pictureWithProfile,
  pictureWithXmp,
} from '../../../../../content/picturesWithExif.ts';
import { textsTakeLong } from '../../../../../../cms/extensions/collegium/guard/textMetadata.ts';

const { default: sharp } = await import('sharp');

test.each([
  ['nothing', '', false],
  ['a title', '<dc:title><rdf:Alt><rdf:li xml:lang="de">Haus</rdf:li></rdf:Alt></dc:title>', false],
  [
    'keywords',
    '<dc:subject><rdf:Bag><rdf:li>Haus</rdf:li><rdf:li>Hof</rdf:li></rdf:Bag></dc:subject>',
    false,
  ],
  ['a title that nothing closes', '<x/><dc:title>', true],
  ['another spelling', '<DC:Title>', true],
  ['a tag that was closed before', '</dc:creator><dc:creator>', true],
  ['authors', '<dc:creator><rdf:Seq><rdf:li>Ann</rdf:li></rdf:Seq></dc:creator>', false],
  ['authors that nothing closes', '<dc:creator><rdf:Bag><rdf:li></dc:creator></rdf:li>', true],
  ['keywords that nothing closes', '<dc:subject><rdf:Bag><rdf:li></dc:subject></rdf:li>', true],
])('XMP with %s', (_what, xmp, takesLong) => {
  expect(textsTakeLong({ xmp: Buffer.from(xmp) })).toBe(takesLong);
});

test('IPTC texts that overlap', async () => {
  const few = await sharp(await pictureWithIptc(2)).metadata();
  expect(few.iptc?.length).toBeGreaterThan(10);
  expect(textsTakeLong(few)).toBe(false);
  const many = await sharp(await pictureWithIptc(1000)).metadata();
  expect(textsTakeLong(many)).toBe(true);
  expect(textsTakeLong({ iptc: Buffer.from([28, 2, 25]) })).toBe(false);
});

test('the XMP of a picture', async () => {
  expect(textsTakeLong(await sharp(await pictureWithXmp('<dc:title>')).metadata())).toBe(true);
});

test('a colour profile whose texts overlap, or that says it has more entries than there are', async () => {
  const takesLong = async (profile: Buffer) =>
    textsTakeLong(await sharp(await pictureWithProfile(profile)).metadata());
  expect(await takesLong(overlappingProfile(2))).toBe(false);
  expect(await takesLong(overlappingProfile(1000))).toBe(true);
  expect(await takesLong(overlappingProfile(2, 0xffffffff))).toBe(true);
  expect(textsTakeLong({ icc: Buffer.alloc(10) })).toBe(false);
});

test('colour profiles of usual pictures', async () => {
  for (const profile of ['srgb', 'p3', 'cmyk']) {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
    const { icc } = await sharp(await picture.withIccProfile(profile).jpeg().toBuffer()).metadata();
    expect(icc!.length).toBeGreaterThan(400);
    expect(textsTakeLong({ icc })).toBe(false);
  }
});
