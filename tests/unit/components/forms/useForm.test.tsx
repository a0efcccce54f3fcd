/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm, type FormState } from '../../../../components/forms/useForm.ts';
import { ErrorSummary } from '../../../../components/primitives/ErrorSummary.tsx';
import { SelectField } from '../../../../components/primitives/SelectField.tsx';
import { renderOnPage } from '../../onPage.tsx';

type Field = 'first' | 'second';

const wrong = { second: 'Choose a topic.' };

interface SampleProps {
  call: () => Promise<void>;
  state?: FormState<Field>;
  hasSummary?: boolean;
}

function Sample({ call, hasSummary = false, ...props }: SampleProps) {
  const { state, ref, send, edit } = useForm<Field>(props.state);
  const error = state.errors?.second;
  return (
    <form ref={ref} onInput={() => edit()} aria-label={state.is}>
      {error !== undefined && hasSummary && (
        <ErrorSummary
          heading="Please check your entries"
          problems={[{ fieldId: 'topic', label: 'Topic', error }]}
        />
      )}
      <SelectField label="Salutation" options={[{ value: '', label: 'None' }]} />
      <SelectField
        id="topic"
        label="Topic"
        error={error}
        options={[{ value: '', label: 'None' }]}
      />
      <button type="button" onClick={() => edit(wrong)}>
        Check
      </button>
      <button
        type="button"
        onClick={() =>
          void send(call, ({ field }) => (field ? { is: 'editing', errors: wrong } : undefined))
        }
      >
        Send
      </button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const topic = () => screen.getByRole('combobox', { name: 'Topic' });
const failing = (failure: object) => () => Promise.reject(Object.assign(new Error(), failure));

describe('useForm', () => {
  it('moves the focus to the first wrong field, also to a list', async () => {
    renderOnPage(<Sample call={() => Promise.resolve()} />);
    await press('Check');
    expect(topic()).toHaveFocus();
    await press('Check');
    expect(topic()).toHaveFocus();
  });

  it('moves the focus to the summary of errors instead, whose links lead to the fields', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    renderOnPage(<Sample call={() => Promise.resolve()} hasSummary />);
    await press('Check');
    expect(screen.getByRole('group', { name: 'Please check your entries' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: /^Topic/ }));
    expect(topic()).toHaveFocus();
    expect(location.hash).toBe('');
  });

  it('takes no focus when it is shown with errors', () => {
    renderOnPage(
      <Sample call={() => Promise.resolve()} state={{ is: 'editing', errors: wrong }} hasSummary />,
    );
    expect(document.body).toHaveFocus();
  });

  it('shows the errors of a refusal, and moves the focus there', async () => {
    renderOnPage(<Sample call={failing({ field: 'second' })} />);
    await press('Send');
    expect(topic()).toBeInvalid();
    expect(topic()).toHaveFocus();
  });

  it.each([
    ['limited', { code: 'REQUESTS_EXCEEDED' }],
    ['away', { code: 'UNREACHABLE' }],
    ['away', {}],
  ])('is %s after the failure %o', async (name, failure) => {
    renderOnPage(<Sample call={failing(failure)} />);
    await press('Send');
    expect(screen.getByRole('form', { name })).toBeVisible();
  });

  it('sends one request at a time, and keeps its state while the visitor types', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const call = jest.fn(() => promise);
    renderOnPage(<Sample call={call} />);
    await press('Send');
    await press('Send');
    await press('Check');
    expect(screen.getByRole('form', { name: 'sending' })).toBeVisible();
    expect(topic()).toBeValid();
    resolve(undefined);
    expect(await screen.findByRole('form', { name: 'sent' })).toBeVisible();
    expect(call).toHaveBeenCalledTimes(1);
    await press('Send');
    expect(call).toHaveBeenCalledTimes(2);
  });
});
