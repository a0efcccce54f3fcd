/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as textField from '../../../../stories/primitives/TextField.stories.tsx';
import * as textArea from '../../../../stories/primitives/TextArea.stories.tsx';
import * as checkbox from '../../../../stories/primitives/Checkbox.stories.tsx';
import { Checkbox } from '../../../../components/primitives/Checkbox.tsx';

import { TextArea } from '../../../../components/primitives/TextArea.tsx';

import { TextField } from '../../../../components/primitives/TextField.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('TextField', () => {
  it('is named by its label', async () => {
    render(<TextField {...textField.Plain.args} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(screen.getByText('Name'));
    expect(field).toHaveFocus();
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it('reads its hint, then its error', () => {
    render(<TextField {...textField.WithError.args} />);
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'An diese Adresse senden wir die Bestätigung. Geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    );
  });

  it('says in words that it is required', () => {
    render(<TextField {...textField.Required.args} />);
    const field = screen.getByRole('textbox', { name: 'E-Mail-Adresse (Pflichtfeld)' });
    expect(field).toBeRequired();
    // @ts-expect-error A required field must say so in words.
    expect(<TextField label="Name" required />).toBeDefined();
  });

  it('passes attributes and the ref on', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(<TextField {...textField.Hint.args} id="nummer" maxLength={8} ref={ref} />);
    const field = screen.getByRole('textbox', { name: 'Mitgliedsnummer' });
    expect(ref.current).toBe(field);
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('maxlength', '8');
    expect(field).toHaveAttribute('aria-describedby', 'nummer-hint');
  });

  it('marks words in another language', () => {
    render(<TextField {...textField.InAnotherLanguage.args} />);
    expect(screen.getByText('Adresse électronique')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('obligatoire')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Indiquez une adresse électronique.')).toHaveAttribute('lang', 'fr');
  });

  it('has ids of its own', () => {
    render(
      <>
        <TextField {...textField.Hint.args} />
        <TextField {...textField.Hint.args} />
      </>,
    );
    const ids = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('TextArea', () => {
  it('is tied to its words like a TextField', () => {
    render(<TextArea {...textArea.Required.args} />);
    const field = screen.getByRole('textbox', { name: 'Ihre Nachricht (Pflichtfeld)' });
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('Bitte keine Angaben zu Ihrer Gesundheit.');
  });

  it('says what is wrong', () => {
    render(<TextArea {...textArea.WithError.args} />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(textArea.WithError.args.error);
  });
});

describe('Checkbox', () => {
  it('is ticked by a click on its label', async () => {
    render(<Checkbox {...checkbox.Unchecked.args} />);
    await userEvent.click(screen.getByText('Rundbrief bestellen'));
    expect(screen.getByRole('checkbox', { name: 'Rundbrief bestellen' })).toBeChecked();
  });

  it('may have a link in its label', () => {
    renderOnPage(<Checkbox {...checkbox.LinkInLabel.args} />);
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeRequired();
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/^Ich habe .*\(Pflichtfeld\)$/);
  });

  it('reads its hint and its error', () => {
    renderOnPage(<Checkbox {...checkbox.WithError.args} hint="Sie können es widerrufen." />);
    const box = screen.getByRole('checkbox');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(
      `Sie können es widerrufen. ${checkbox.WithError.args.error}`,
    );
  });

  it('stays as it is when it is disabled', async () => {
    render(<Checkbox {...checkbox.DisabledAndChecked.args} />);
    await userEvent.click(screen.getByText('Funktionale Cookies'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
