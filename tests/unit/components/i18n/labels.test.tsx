/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { labelsFor } from '../../../../components/i18n/createLabels.ts';
import { Label, LabelsProvider, useLabels } from '../../../../components/i18n/Labels.tsx';
import { missingLabels } from '../../../../components/i18n/missingLabels.ts';
import de from '../../../../locales/de.json' with { type: 'json' };
import en from '../../../../locales/en.json' with { type: 'json' };
import fr from '../../../../locales/fr.json' with { type: 'json' };
import { sampleLanguages } from '../../../../stories/sampleLanguages.ts';
import { languages } from '../../../../locales/languages.ts';
import { findings } from '../../../i18n/findings.ts';
import { complaints } from '../../complaints.ts';

describe('labels', () => {
  it('are in the language that is asked for', () => {
    expect(sampleLanguages.map((language) => labelsFor(language).text('skipLink'))).toEqual([
      'Zum Inhalt springen',
      'Skip to content',
      'Aller au contenu',
    ]);
  });

  it('take values', () => {
    expect(labelsFor('de').text('everyForm.subject', { name: 'VHM' })).toBe('Nachricht von VHM');
  });

  it('write numbers as their language does', () => {
    const shown = sampleLanguages.map((language) =>
      labelsFor(language).text('accessibility.build.pages', { count: 1234 }),
    );
    expect(shown).toEqual(['1.234 Seiten', '1,234 pages', '1\u202f234 pages']);
  });

  it('leave it to React to escape values', () => {
    expect(labelsFor('en').text('everyForm.subject', { name: 'Muster & Beispiel' })).toBe(
      'Message from Muster & Beispiel',
    );
  });

  it('keep a placeholder that only the browser can fill', () => {
    expect(labelsFor('de').text('everyForm.subject', { name: '{{name}}' })).toBe(
      'Nachricht von {{name}}',
    );
  });

  it('have keys that are checked when the code is compiled', () => {
    const { text } = labelsFor('de');
    text('openingHours.days.4');
    // @ts-expect-error this label does not exist
    expect(() => text('openingHours.days.40')).toThrow();
    // @ts-expect-error a group of labels is not a label
    text('contactDetails');
  });

  it('show as text', () => {
    render(
      <LabelsProvider labels={labelsFor('en')}>
        <Label name="everyForm.subject" values={{ name: 'VHM' }} />
      </LabelsProvider>,
    );
    expect(screen.getByText('Message from VHM')).toBeInTheDocument();
  });

  it('are asked for in vain where nobody provides them', () => {
    const complained = complaints();
    function Link() {
      return useLabels().text('skipLink');
    }
    expect(() => render(<Link />)).toThrow('useLabels needs a LabelsProvider above it.');
    complained();
  });
});

describe('dictionaries', () => {
  it('have the same keys, and every form of the plural that their language has', () => {
    const missing = findings({ de, en, fr }, []).filter(({ kind }) => kind === 'missing');
    expect(missing).toEqual([]);
  });

  it.each(languages)('in %s miss nothing', (language) => {
    expect(missingLabels(language)).toEqual([]);
  });
});
