import { allForms, endpointOf, forms } from '../../../../contract/forms/forms.ts';
import { wordings } from '../../../../data/forms/wordings.ts';

// Otherwise a form would store into the collection of another one, or send its mail.
test('each form has a collection and mails of its own', () => {
  const names = allForms.flatMap(([, { collection, mail, receipt = [] }]) =>
    [collection, mail, receipt].flat(),
  );
  const others = ['subscribers', 'sign_up', 'welcome', 'change_request', 'invitation'];
  expect([...names, ...others].filter((name, index, all) => all.indexOf(name) < index)).toEqual([]);
});

// The endpoint refuses a sentence that it does not know, or that belongs to another form.
test('each form has its own privacy sentences', () => {
  for (const [form, { wordings: shown }] of allForms) {
    for (const name of Object.values(shown)) expect(wordings[name]).toMatchObject({ form });
    expect(wordings[shown.consent]).toMatchObject({ isConsent: true });
  }
});

// Websites that are already built send to this address.
test('the contact form sends to the address of earlier versions', () => {
  expect(endpointOf(forms.contact)).toBe('/collegium/messages');
});
