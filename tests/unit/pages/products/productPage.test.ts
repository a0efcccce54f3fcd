import { describe, expect, it } from '@jest/globals';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { BackLinkProps } from '../../../../components/products/BackLink.island.tsx';
import type { GalleryProps } from '../../../../components/products/Gallery.island.tsx';
import { topicParameter } from '../../../../contract/forms/forms.ts';
import { fieldProblem, forms } from '../../../../contract/forms/forms.ts';
import { render } from '../../../../pages/product.11ty.tsx';
import { templateData } from '../pageAt.tsx';
import { shopSite, watch } from '../shopSite.ts';

const longName = 'Handaufzugsarmbanduhr '.repeat(14).trim();
const ring = {
  file: 'ring.webp',
  translations: [{ language: 'de', image_alt: 'Ein Ring' }],
};
const content = shopSite(0, {
  products: [
    watch('Morgen & Abend', { price: 1250, manufacturer: 'werkstatt-1' }),
    watch(longName, {}, { slug: 'lang' }),
    watch('Mittag'),
    watch('Bilder', { images: [ring, ring] }, { body: '<h2>Product picture 2</h2>' }),
  ],
});

function linksAt(path: string) {
  const page = parseDocument(render(templateData(path, content))!);
  const main = DomUtils.getElementsByTagName('main', page);
  return DomUtils.getElementsByTagName('a', main).map(({ attribs }) => attribs);
}

describe('the page of a product', () => {
  it.each([
    ['/uhren/morgen-and-abend', '/kontakt'],
    ['/en/watches/morgen-and-abend', '/en/contact'],
    ['/fr/watches/morgen-and-abend', '/fr/contact'],
  ])('%s leads to the form at %s with the product named', (path, contact) => {
    const topics = linksAt(path).flatMap(({ href = '' }) =>
      href.startsWith(`${contact}?`)
        ? [new URLSearchParams(href.slice(contact.length)).get(topicParameter)]
        : [],
    );
    expect(topics).toEqual([expect.stringContaining('Morgen & Abend')]);
  });

  it('names a product as far as the form takes it', () => {
    const [link] = linksAt('/uhren/lang').filter(({ href = '' }) => href.includes('?'));
    const topic = new URLSearchParams(link!['href']!.replace(/.*\?/, '')).get(topicParameter);
    expect(topic).toContain('Handaufzugsarmbanduhr');
    expect(fieldProblem(forms.contact.fields.topic, topic!)).toBeUndefined();
  });

  it('leads back to its category, and knows all lists that it is in', () => {
    const page = parseDocument(render(templateData('/uhren/morgen-and-abend', content))!);
    const [island] = DomUtils.getElementsByTagName('collegium-island', page).filter(
      ({ attribs }) => attribs['name'] === 'BackLink',
    );
    const { href, lists } = JSON.parse(island!.attribs['props']!) as BackLinkProps;
    expect(href).toBe('/uhren');
    expect([...lists].sort()).toEqual(['/marken/werkstatt-1', '/produkte', '/uhren']);
  });

  it('leads to others of its category', () => {
    const hrefs = linksAt('/uhren/mittag').map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(['/uhren/morgen-and-abend', '/uhren/lang']));
    expect(hrefs).not.toContain('/uhren/mittag');
  });

  it('gives its pictures their focal points, which thumbnails need', () => {
    const focus = { x: 12, y: 50 };
    const images = [{ ...ring, focus }, ring];
    const focused = shopSite(0, { products: [watch('Bilder', { images })] });
    const image = { src: '/images/ring.webp', width: 4, height: 5, sources: [] };
    const contentImages = new Map([['/images/ring.webp', image]]);
    const page = parseDocument(
      render({ ...templateData('/uhren/bilder', focused), contentImages })!,
    );
    const [gallery] = DomUtils.getElementsByTagName('collegium-island', page).filter(
      ({ attribs }) => attribs['name'] === 'Gallery',
    );
    const { pictures } = JSON.parse(gallery!.attribs['props']!) as GalleryProps;
    expect(pictures.map((picture) => picture.focus)).toEqual([focus, undefined]);
  });

  it('keeps the places of its pictures from the headings of its text', () => {
    const data = templateData('/uhren/bilder', content);
    const image = { src: '/images/ring.webp', width: 4, height: 5, sources: [] };
    const page = render({ ...data, contentImages: new Map([['/images/ring.webp', image]]) })!;
    const ids = [...page.matchAll(/ id="(product-picture[^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['product-picture-1', 'product-picture-2', 'product-picture-2-2']);
  });
});
