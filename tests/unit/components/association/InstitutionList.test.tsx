/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { InstitutionList } from '../../../../components/association/InstitutionList.tsx';
import { TwoStates } from '../../../../stories/association/InstitutionList.stories.tsx';
import { hrefsOf, renderOnPage, textsOf } from '../../onPage.tsx';

const path = '/adt/ausbildungsstaetten';
beforeEach(() => history.replaceState(null, '', path));

const show = () => renderOnPage(<InstitutionList {...TwoStates.args} />).container;
const visible = () =>
  textsOf(
    screen.getAllByRole('heading', { level: 4 }).filter((heading) => !heading.closest('[hidden]')),
  );
const links = () => screen.getAllByRole('link', { name: /^(Muster|Nachbar)land$/ });
const select = (name: string) => screen.getByRole('combobox', { name });
const choose = (name: string, value: string) =>
  fireEvent.change(select(name), { target: { value } });
const status = () => screen.getByRole('status').textContent;

const academy = 'Beispielakademie Musterstadt';
const school = 'Heilberufeschule Auental';
const college = 'Grenzwald-Kolleg';

describe('InstitutionList', () => {
  it('shows all institutions by state, with links to the states', () => {
    const container = show();
    expect(visible()).toEqual([academy, school, college]);
    const targets = hrefsOf(links()).map((href) => container.querySelector(`${href} h3`)!);
    expect(textsOf(targets)).toEqual(['Musterland', 'Nachbarland']);
    expect(status()).toBe('Alle 3 Ausbildungsstätten werden gezeigt.');
    // Without scripts, the Enter key presses the first button.
    expect(screen.getAllByRole('button')[0]).toHaveAttribute('type', 'submit');
  });

  it('filters by all choices together, and reports the number', () => {
    show();
    choose('Zeitform', 'part_time');
    expect(visible()).toEqual([academy, school]);
    choose('Angebot', 'continuing');
    expect(visible()).toEqual([academy]);
    expect(status()).toBe('1 von 3 Ausbildungsstätten (Fortbildung, Berufsbegleitend)');
    expect(location.search).toBe('?kind=continuing&time=part_time');
  });

  // Screen readers announce only a text that differs.
  it('reports a choice that leaves the number as it was', () => {
    show();
    choose('Angebot', 'continuing');
    const before = status();
    choose('Land', 'musterland');
    expect(visible()).toEqual([academy]);
    expect(status()).not.toBe(before);
  });

  it('hides a state without institutions', () => {
    show();
    choose('Angebot', 'specialist');
    expect(screen.queryByRole('heading', { name: 'Musterland' })).not.toBeInTheDocument();
  });

  it('says how to find more if nothing fits, and can be reset', () => {
    show();
    choose('Land', 'nachbarland');
    choose('Angebot', 'initial');
    expect(screen.queryByRole('heading', { level: 4 })).not.toBeInTheDocument();
    expect(status()).toMatch(/^Keine Ausbildungsstätte .*lassen Sie ein Merkmal weg/);
    fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
    expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
    expect(select('Land')).toHaveFocus();
    expect(visible()).toEqual([academy, school, college]);
    expect(location.search).toBe('');
  });

  it('starts with the known filters of the address', () => {
    history.replaceState(null, '', '?state=musterland&kind=gibt-es-nicht&utm=1');
    show();
    expect(visible()).toEqual([academy, school]);
    expect(select('Land')).toHaveValue('musterland');
    expect(select('Angebot')).toHaveValue('');
    choose('Land', '');
    expect(location.search).toBe('?utm=1');
  });

  it('follows the back button', () => {
    show();
    choose('Land', 'nachbarland');
    act(() => {
      // A browser changes the address immediately when going back. jsdom does it later.
      history.replaceState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(visible()).toEqual([academy, school, college]);
    expect(select('Land')).toHaveValue('');
  });
});
