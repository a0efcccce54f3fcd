/** @jest-environment jsdom */
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { renderHook } from '@testing-library/react';
import { useQueryValue } from '../../../../components/forms/useQueryValue.ts';
import { requestHref } from '../../../../components/products/requestHref.ts';
import { forms } from '../../../../contract/forms/forms.ts';

const german = labelsFor('de');

afterEach(() => history.replaceState(null, '', '/'));

/** The topic in the contact form after following this link. */
function topicOf(href: string): string {
  history.replaceState(null, '', href);
  return renderHook(() => useQueryValue('topic', forms.contact.fields.topic)).result.current;
}

describe('requestHref', () => {
  it.each([
    ['de', '/kontakt', 'Verfügbarkeit: Ring „Beere“ & Co. <b> 100 %+?#'],
    ['en', '/en/contact', 'Availability: Ring „Beere“ & Co. <b> 100 %+?#'],
    ['fr', '/fr/contact', 'Disponibilité\u00a0: Ring „Beere“ & Co. <b> 100 %+?#'],
  ] as const)('names the product to the contact form in %s, whatever signs it has', (...row) => {
    const [language, path, topic] = row;
    const href = requestHref(path, 'Ring „Beere“ & Co. <b> 100 %+?#', labelsFor(language));
    expect(topicOf(href)).toBe(topic);
    expect(location.pathname).toBe(path);
  });

  it.each(['x', 'ü', '💍', 'a💍'])('cuts a name of 300 %s, so that it arrives', (sign) => {
    const topic = topicOf(requestHref('/kontakt', sign.repeat(300), german));
    expect(topic).toMatch(/^Verfügbarkeit: .+…$/);
    expect(topic.isWellFormed()).toBe(true);
    expect(topic).not.toContain('\uFFFD');
    expect(topic.length).toBeLessThanOrEqual(200);
  });

  it('leaves a topic that just fits', () => {
    const title = 'x'.repeat(200 - 'Verfügbarkeit: '.length);
    expect(topicOf(requestHref('/kontakt', title, german))).toBe(`Verfügbarkeit: ${title}`);
  });
});
