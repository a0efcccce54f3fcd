/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkboxFixtures } from '../../../../components/primitives/Checkbox.fixtures.tsx';
import { Checkbox } from '../../../../components/primitives/Checkbox.tsx';
import { textAreaFixtures } from '../../../../components/primitives/TextArea.fixtures.ts';
import { TextArea } from '../../../../components/primitives/TextArea.tsx';
import { textFieldFixtures } from '../../../../components/primitives/TextField.fixtures.ts';
import { TextField } from '../../../../components/primitives/TextField.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('TextField', () => {
  it('is named by its label', async () => {
    render(<TextField {...textFieldFixtures.plain} />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.click(screen.getByText('Name'));
    expect(field).toHaveFocus();
    expect(field).toBeValid();
    expect(field).not.toHaveAttribute('aria-describedby');
  });

  it('reads its hint, then its error', () => {
    render(<TextField {...textFieldFixtures.error} />);
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      'An diese Adresse senden wir die Bestätigung. Geben Sie eine E-Mail-Adresse an, etwa name@example.org.',
    );
  });

  it('says in words that it is required', () => {
    render(<TextField {...textFieldFixtures.required} />);
    const field = screen.getByRole('textbox', { name: 'E-Mail-Adresse (Pflichtfeld)' });
    expect(field).toBeRequired();
    // @ts-expect-error A required field must say so in words.
    expect(<TextField label="Name" required />).toBeDefined();
  });

  it('passes attributes and the ref on', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(<TextField {...textFieldFixtures.hint} id="nummer" maxLength={8} ref={ref} />);
    const field = screen.getByRole('textbox', { name: 'Mitgliedsnummer' });
    expect(ref.current).toBe(field);
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('maxlength', '8');
    expect(field).toHaveAttribute('aria-describedby', 'nummer-hint');
  });

  it('marks words in another language', () => {
    render(<TextField {...textFieldFixtures.french} />);
    expect(screen.getByText('Adresse électronique')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('obligatoire')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Indiquez une adresse électronique.')).toHaveAttribute('lang', 'fr');
  });

  it('has ids of its own', () => {
    render(
      <>
        <TextField {...textFieldFixtures.hint} />
        <TextField {...textFieldFixtures.hint} />
      </>,
    );
    const ids = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('TextArea', () => {
  it('is tied to its words like a TextField', () => {
    render(<TextArea {...textAreaFixtures.required} />);
    const field = screen.getByRole('textbox', { name: 'Ihre Nachricht (Pflichtfeld)' });
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('Bitte keine Angaben zu Ihrer Gesundheit.');
  });

  it('says what is wrong', () => {
    render(<TextArea {...textAreaFixtures.error} />);
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(textAreaFixtures.error.error);
  });
});

describe('Checkbox', () => {
  it('is ticked by a click on its label', async () => {
    render(<Checkbox {...checkboxFixtures.unchecked} />);
    await userEvent.click(screen.getByText('Rundbrief bestellen'));
    expect(screen.getByRole('checkbox', { name: 'Rundbrief bestellen' })).toBeChecked();
  });

  it('may have a link in its label', () => {
    renderOnPage(<Checkbox {...checkboxFixtures.link} />);
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' })).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeRequired();
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/^Ich habe .*\(Pflichtfeld\)$/);
  });

  it('reads its hint and its error', () => {
    renderOnPage(<Checkbox {...checkboxFixtures.error} hint="Sie können es widerrufen." />);
    const checkbox = screen.getByRole('checkbox');
    expect(checkbox).toBeInvalid();
    expect(checkbox).toHaveAccessibleDescription(
      `Sie können es widerrufen. ${checkboxFixtures.error.error}`,
    );
  });

  it('stays as it is when it is disabled', async () => {
    render(<Checkbox {...checkboxFixtures.locked} />);
    await userEvent.click(screen.getByText('Funktionale Cookies'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
