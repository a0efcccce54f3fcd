import { pictureWithIptc, pictureWithXmp } from '../../../../../content/picturesWithExif.ts';
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
