/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { BuildRecord } from '../../../../components/legal/BuildRecord.tsx';
import * as story from '../../../../stories/legal/BuildRecord.stories.tsx';
import { renderOnPage } from '../../onPage.tsx';

const fact = (name: string) => screen.getByText(name).parentElement;

describe('BuildRecord', () => {
  it('shows date, version, pages and languages, and no result without a check', () => {
    renderOnPage(<BuildRecord {...story.Unchecked.args} />);
    expect(fact('Website erstellt am')).toHaveTextContent('21. November 2026');
    expect(fact('Version')).toHaveTextContent('Collegium 1.4.0');
    expect(fact('Umfang')).toHaveTextContent('1.234 Seiten (Deutsch, Englisch und Französisch)');
    expect(screen.getByText(/ist kein Ergebnis einer automatischen Prüfung/)).toBeInTheDocument();
    expect(screen.queryByText('Ergebnis')).not.toBeInTheDocument();
  });

  it('shows the scope, the tool and the result of a check', () => {
    renderOnPage(<BuildRecord {...story.Checked.args} />);
    expect(fact('Automatisch geprüft')).toHaveTextContent('20. November 2026, axe-core 4.14.0');
    expect(fact('Geprüft wurden')).toHaveTextContent(
      '1.234 Seiten in heller und dunkler Darstellung, 360 px und 1.280 px breit',
    );
    expect(fact('Ergebnis')).toHaveTextContent('Keine Verstöße gefunden');
    expect(screen.getByText(/nur einen Teil möglicher Barrieren/)).toBeInTheDocument();
  });

  it.each([
    ['de', story.OneViolation.args, '1 Verstoß'],
    ['de', story.SeveralViolations.args, '1.042 Verstöße'],
    ['en', story.SeveralViolations.args, '1,042 violations'],
    ['fr', story.OneViolation.args, '1 non-conformité'],
    ['fr', story.SeveralViolations.args, '1 042 non-conformités'],
  ] as const)('shows the number of violations (%s)', (language, record, words) => {
    renderOnPage(<BuildRecord {...record} />, language);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
