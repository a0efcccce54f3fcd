/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import * as story from '../../../../stories/legal/BuildRecord.stories.tsx';
import { BuildRecord } from '../../../../components/legal/BuildRecord.tsx';
import { renderOnPage } from '../../onPage.tsx';

describe('BuildRecord', () => {
  it('tells the day, the version, the pages and the languages', () => {
    renderOnPage(<BuildRecord {...story.Unchecked.args} />);
    expect(fact('Website erstellt am')).toHaveTextContent('21. November 2026');
    expect(fact('Version')).toHaveTextContent('Collegium 1.4.0');
    expect(fact('Umfang')).toHaveTextContent('1.234 Seiten (Deutsch, Englisch und Französisch)');
  });

  it('claims no check where none is known', () => {
    renderOnPage(<BuildRecord {...story.Unchecked.args} />);
    expect(screen.getByText(/ist kein Ergebnis einer automatischen Prüfung/)).toBeInTheDocument();
    expect(screen.queryByText('Ergebnis')).not.toBeInTheDocument();
  });

  it('tells what was checked, with what, and what came out', () => {
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
  ] as const)('hides no violation (%s)', (language, record, words) => {
    renderOnPage(<BuildRecord {...record} />, language);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

function fact(name: string): HTMLElement {
  return screen.getByText(name).parentElement!;
}
