/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { TwoStates } from '../../../../stories/association/InstitutionList.stories.tsx';
import { InstitutionList } from '../../../../components/association/InstitutionList.tsx';
import { renderOnPage } from '../../onPage.tsx';

beforeEach(() => history.replaceState(null, '', '/adt/ausbildungsstaetten'));

const shown = () =>
  screen
    .getAllByRole('heading', { level: 4 })
    .filter((heading) => !heading.closest('[hidden]'))
    .map((heading) => heading.textContent);
const links = () => screen.getAllByRole('link', { name: /^(Muster|Nachbar)land$/ });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const status = () => screen.getByRole('status').textContent;

const academy = 'Beispielakademie Musterstadt';
const school = 'Heilberufeschule Auental';
const college = 'Grenzwald-Kolleg';

describe('InstitutionList', () => {
  it('shows all institutions by state, with links to the states', () => {
    const { container } = renderOnPage(<InstitutionList {...TwoStates.args} />);
    expect(shown()).toEqual([academy, school, college]);
    const targets = links().map((link) => container.querySelector(link.getAttribute('href')!));
    expect(targets.map((target) => target?.querySelector('h3')?.textContent)).toEqual([
      'Musterland',
      'Nachbarland',
    ]);
    expect(status()).toBe('Alle 3 Ausbildungsstätten werden gezeigt.');
  });

  it('is sent by its first button, without scripts and by the Enter key', () => {
    renderOnPage(<InstitutionList {...TwoStates.args} />);
    expect(screen.getAllByRole('button')[0]).toHaveAttribute('type', 'submit');
  });

  it('narrows the list down by what is chosen together, and says to how many', () => {
    renderOnPage(<InstitutionList {...TwoStates.args} />);
    choose('Zeitform', 'part_time');
    expect(shown()).toEqual([academy, school]);
    choose('Angebot', 'continuing');
    expect(shown()).toEqual([academy]);
    expect(status()).toBe('1 von 3 Ausbildungsstätten');
    expect(location.search).toBe('?kind=continuing&time=part_time');
  });

  it('leaves out a state in which nothing is left, and the link to it', () => {
    renderOnPage(<InstitutionList {...TwoStates.args} />);
    choose('Angebot', 'specialist');
    expect(links().map(({ textContent }) => textContent)).toEqual(['Nachbarland']);
    expect(screen.queryByRole('heading', { name: 'Musterland' })).not.toBeInTheDocument();
  });

  it('says how to find more where nothing is left, and gives all back', () => {
    renderOnPage(<InstitutionList {...TwoStates.args} />);
    choose('Land', 'nachbarland');
    choose('Angebot', 'initial');
    expect(screen.queryByRole('heading', { level: 4 })).not.toBeInTheDocument();
    expect(status()).toMatch(/^Keine Ausbildungsstätte .*lassen Sie ein Merkmal weg/);
    fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(shown()).toEqual([academy, school, college]);
    expect(location.search).toBe('');
  });

  it('begins with what the address says, as far as it knows it', () => {
    history.replaceState(null, '', '?state=musterland&kind=gibt-es-nicht&utm=1');
    renderOnPage(<InstitutionList {...TwoStates.args} />);
    expect(shown()).toEqual([academy, school]);
    expect(screen.getByRole('combobox', { name: 'Land' })).toHaveValue('musterland');
    expect(screen.getByRole('combobox', { name: 'Angebot' })).toHaveValue('');
    choose('Land', '');
    expect(location.search).toBe('?utm=1');
  });

  it('follows the way back', () => {
    renderOnPage(<InstitutionList {...TwoStates.args} />);
    choose('Land', 'nachbarland');
    act(() => {
      // A browser changes the address immediately when going back. jsdom does it later.
      history.replaceState(null, '', '/adt/ausbildungsstaetten');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toEqual([academy, school, college]);
    expect(screen.getByRole('combobox', { name: 'Land' })).toHaveValue('');
  });
});
