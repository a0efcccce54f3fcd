import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EndpointError as EndpointErrorType } from '../../../../../browser/forms/postToEndpoint.ts';
import { draftPrefix } from '../../../../../contract/storageKeys.ts';
import type { Language } from '../../../../../locales/languages.ts';
import { renderOnPage } from '../../../onPage.tsx';

/* The form of visitors, filled in by a test. The calls of the backend are replaced. */

export const send = jest.fn<Promise<string>, [string, string, object]>();
export const sendItem = jest.fn<Promise<void>, [string, object, object]>();
export const prepareProof = jest.fn();
import.meta.jest.unstable_mockModule('../../../../../browser/forms/send.ts', () => ({ send }));
import.meta.jest.unstable_mockModule('../../../../../browser/forms/sendItem.ts', () => ({
  sendItem,
}));
import.meta.jest.unstable_mockModule('../../../../../browser/forms/proof.ts', () => ({
  prepareProof,
}));
export const { VisitorForm } =
  await import('../../../../../components/forms/VisitorForm.island.tsx');
export const { Empty, Registration, ToProjectHost, WithoutConsentBox } =
  await import('../../../../../stories/forms/VisitorForm.stories.tsx');
export const { EndpointError } = await import('../../../../../browser/forms/postToEndpoint.ts');

beforeEach(() => {
  send.mockReset().mockResolvedValue('stored');
  sendItem.mockReset().mockResolvedValue(undefined);
  prepareProof.mockClear();
  sessionStorage.clear();
  location.hash = '';
  // jsdom lays out nothing.
  Element.prototype.scrollIntoView = jest.fn();
  // jsdom validates fields, but has no validation messages.
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement]) {
    jest.spyOn(prototype, 'validationMessage', 'get').mockImplementation(function words(
      this: HTMLInputElement,
    ) {
      return this.validity.valid ? '' : `Missing: ${this.name}`;
    });
  }
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

/** The key under which the browser stores the unsent message. */
export const contactDraft = `${draftPrefix}contact`;

export function show(language: Language = 'de') {
  const { container } = renderOnPage(<VisitorForm {...Empty.args} />, language);
  return container.querySelector('form')!;
}

export const name = () => screen.getByRole('textbox', { name: /^Name/ });
export const email = () => screen.getByRole('textbox', { name: /^E-Mail/ });
export const message = () => screen.getByRole('textbox', { name: /^Ihre Nachricht/ });
export const consent = () => screen.getByRole('checkbox');
export const submit = () => userEvent.click(screen.getByRole('button'));

export async function fillIn(): Promise<void> {
  fireEvent.input(name(), { target: { value: 'Jonas Beispiel' } });
  fireEvent.input(email(), { target: { value: 'jonas@post.example' } });
  fireEvent.input(message(), { target: { value: 'Guten Tag!' } });
  await userEvent.click(consent());
}

/** The next call of the backend fails. */
export function fails(code: EndpointErrorType['code'], details = {}): void {
  send.mockRejectedValueOnce(new EndpointError(code, details));
}
