/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../../../components/primitives/Checkbox.tsx';
import { TextArea } from '../../../../components/primitives/TextArea.tsx';
import { TextField } from '../../../../components/primitives/TextField.tsx';
import * as checkbox from '../../../../stories/primitives/Checkbox.stories.tsx';
import * as textArea from '../../../../stories/primitives/TextArea.stories.tsx';
import * as textField from '../../../../stories/primitives/TextField.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('TextField', () => {
  it('has its label as name', async () => {
    render(<TextField {...textField.Plain.args} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(screen.getByText('Name'));
    expect(field).toHaveFocus();
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it('has its hint and its error as description', () => {
    render(<TextField {...textField.WithError.args} />);
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'An diese Adresse senden wir die Bestätigung. Geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    );
  });

  it('says in its name that it is required', () => {
    render(<TextField {...textField.Required.args} />);
    const field = screen.getByRole('textbox', { name: 'E-Mail-Adresse (Pflichtfeld)' });
    expect(field).toBeRequired();
    // @ts-expect-error A required field must say so in words.
    expect(<TextField label="Name" required />).toBeDefined();
  });

  it('passes attributes and ref on, and has an id of its own', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(
      <>
        <TextField {...textField.Hint.args} id="nummer" maxLength={8} ref={ref} />
        <TextField {...textField.Hint.args} />
        <TextField {...textField.Hint.args} />
      </>,
    );
    const [field, ...others] = screen.getAllByRole('textbox', { name: 'Mitgliedsnummer' });
    expect(ref.current).toBe(field);
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('maxlength', '8');
    expect(field).toHaveAttribute('aria-describedby', 'nummer-hint');
    expect(others[0]!.id).not.toBe(others[1]!.id);
  });
});

describe('TextArea', () => {
  it('has label, hint and error like a TextField', () => {
    const { unmount } = render(<TextArea {...textArea.Required.args} />);
    const field = screen.getByRole('textbox', { name: 'Ihre Nachricht (Pflichtfeld)' });
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('Bitte keine Angaben zu Ihrer Gesundheit.');
    unmount();
    render(<TextArea {...textArea.WithError.args} />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Schreiben Sie uns, worum es geht.',
    );
  });
});

describe('Checkbox', () => {
  it('is ticked by a click on its label, unless it is disabled', async () => {
    render(
      <>
        <Checkbox {...checkbox.Unchecked.args} />
        <Checkbox {...checkbox.DisabledAndChecked.args} />
      </>,
    );
    await userEvent.click(screen.getByText('Rundbrief bestellen'));
    expect(screen.getByRole('checkbox', { name: 'Rundbrief bestellen' })).toBeChecked();
    await userEvent.click(screen.getByText('Funktionale Cookies'));
    expect(screen.getByRole('checkbox', { name: 'Funktionale Cookies' })).toBeChecked();
  });

  it('may have a link in its label', () => {
    renderOnPage(<Checkbox {...checkbox.LinkInLabel.args} />);
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeRequired();
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/^Ich habe .*\(Pflichtfeld\)$/);
  });

  it('has its hint and its error as description', () => {
    renderOnPage(<Checkbox {...checkbox.WithError.args} hint="Sie können es widerrufen." />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Sie können es widerrufen. Ohne Ihr Einverständnis dürfen wir die Nachricht nicht annehmen.',
    );
  });
});
