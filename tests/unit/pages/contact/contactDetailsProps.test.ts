import { beforeEach, describe, expect, it } from '@jest/globals';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import { contactDetailsProps, phoneNumber } from '../../../../pages/contact/contactDetailsProps.ts';
import { siteOf, smallest } from '../../data/smallContent.ts';

let warnings: ReadonlySet<string>;
beforeEach(() => {
  warnings = gatherWarnings();
});

const detailsOf = (company: object) =>
  contactDetailsProps(siteOf({ company: [{ ...smallest.company[0]!, ...company }] }).company);

describe('contactDetails', () => {
  it('tells who and where, and leaves out what is not known', () => {
    expect(contactDetailsProps(siteOf().company)).toEqual({
      companyName: 'Verband e. V.',
      legalForm: 'ev',
      executives: [],
      street: 'Allee',
      number: '1',
      zipCode: '12345',
      city: 'Musterstadt',
    });
  });

  it('uses the first address', () => {
    const address = { street: 'Weg', number: '2', zip_code: '54321', city: 'Beispielburg' };
    expect(
      detailsOf({
        addresses: [
          { ...address, address_type: 'federal_office' },
          { ...address, address_type: 'hq', street: 'Allee' },
        ],
      }),
    ).toMatchObject({ addressType: 'federal_office', street: 'Weg', city: 'Beispielburg' });
  });

  it('names the executives in their order', () => {
    const executives = [{ name: 'Dr. Maria Muster' }, { name: 'Jonas Beispiel' }];
    expect(detailsOf({ executives }).executives).toEqual(['Dr. Maria Muster', 'Jonas Beispiel']);
  });

  it('uses the e-mail address with the flag, else the first', () => {
    const emails = [{ email: 'adt@vhm.example' }, { email: 'info@vhm.example', primary: true }];
    expect(detailsOf({ emails }).email).toBe('info@vhm.example');
    expect(detailsOf({ emails: emails.slice(0, 1) }).email).toBe('adt@vhm.example');
  });

  it('takes the mobile number for the phone number where there is no other', () => {
    const numbers = [{ type: 'mobile', number: '0176 04069010' }];
    expect(detailsOf({ numbers }).phone?.text).toBe('+49\u00a0176\u00a004069010');
  });

  it('uses the number with the flag of each kind, else the first of it', () => {
    const numbers = [
      { type: 'phone', number: '030 23125011' },
      { type: 'fax', number: '030 23125018' },
      { type: 'mobile', number: '0176 04069010' },
      { type: 'phone', number: '030 23125010', primary: true },
      { type: 'fax', number: '030 23125019', primary: true },
      { type: 'mobile', number: '0176 04069011' },
    ];
    expect(detailsOf({ numbers })).toMatchObject({
      phone: { text: '+49\u00a030\u00a023125010', href: 'tel:+493023125010' },
      fax: { text: '+49\u00a030\u00a023125019', href: 'tel:+493023125019' },
      mobile: { text: '+49\u00a0176\u00a004069010', href: 'tel:+4917604069010' },
    });
  });

  it('shows a mobile number with the flag beside the landline, and once', () => {
    const mobile = { type: 'mobile', number: '0176 04069010', primary: true };
    const shown = { text: '+49\u00a0176\u00a004069010', href: 'tel:+4917604069010' };
    expect(detailsOf({ numbers: [mobile] })).toMatchObject({ phone: shown, mobile: undefined });
    const numbers = [{ type: 'phone', number: '030 23125011' }, mobile];
    expect(detailsOf({ numbers })).toMatchObject({
      phone: { href: 'tel:+493023125011' },
      mobile: shown,
    });
  });

  it('never takes a number of one kind for one of another', () => {
    const numbers = [{ type: 'fax', number: '030 23125019', primary: true }];
    expect(detailsOf({ numbers })).toMatchObject({ phone: undefined, mobile: undefined });
  });
});

describe('phoneNumber', () => {
  it('is German unless it says otherwise, and shown in international format', () => {
    expect(phoneNumber('(030) 23125-010')).toEqual({
      text: '+49\u00a030\u00a023125010',
      href: 'tel:+493023125010',
    });
    expect(phoneNumber('+33 1 42 68 53 00').text).toBe(
      '+33\u00a01\u00a042\u00a068\u00a053\u00a000',
    );
  });

  it('has an extension where one is given', () => {
    expect(phoneNumber('030 23125010 ext. 7').href).toBe('tel:+493023125010;ext=7');
  });

  it('has an extension of 20 digits at most', () => {
    const withExtension = (digits: number) =>
      phoneNumber(`+49 30 23125010;ext=${'7'.repeat(digits)}`).href;
    expect(withExtension(20)).toMatch(/;ext=7{20}$/);
    expect(withExtension(21)).toBeUndefined();
  });

  it.each([
    ['+49 3', undefined],
    ['+49 30', 'tel:+4930'],
    [`+49 ${'3'.repeat(17)}`, `tel:+49${'3'.repeat(17)}`],
    [`+49 ${'3'.repeat(18)}`, undefined],
  ])('has a national number of 2 to 17 digits: %s', (written, href) => {
    expect(phoneNumber(written).href).toBe(href);
  });

  it('logs one that can’t be parsed, once', () => {
    phoneNumber('Durchwahl erfragen');
    phoneNumber('Durchwahl erfragen');
    expect([...warnings]).toEqual([
      "company: the phone number Durchwahl erfragen can't be read, and is shown as text",
    ]);
  });

  it.each(['nur nach Vereinbarung', '1', '', `030 ${'1'.repeat(20)}`, `030 1${' '.repeat(250)}`])(
    'is text as it was written where it can’t be parsed: %j',
    (written) => {
      expect(phoneNumber(written)).toEqual({ text: written });
    },
  );
});
