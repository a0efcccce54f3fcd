import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { choiceIn, queryOf, showMatching, wordsOf, type Choice } from './facets.ts';
import { institutionFacets } from './institutionFacets.ts';
import { useLayoutAnimation } from './useLayoutAnimation.ts';

export interface InstitutionFilterProps {
  /** Id of the list to filter. The list is on the page with and without JavaScript. */
  list: string;
  /** Number of entries in the list. */
  total: number;
  /** The states that have a section in the list. */
  states: readonly { id: string; name: string }[];
}

/**
 * Filters the list of institutions. The choice is in the URL's query, so visitors can bookmark it and undo
 * it with the Back button. Without JavaScript the whole list is visible and the filter is hidden.
 */
export function InstitutionFilter({ list, total, states }: InstitutionFilterProps) {
  const labels = useLabels();
  const facets = institutionFacets(states, labels);
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(total);
  const [chosen, setChosen] = useState('');

  const animateLayout = useLayoutAnimation();

  const show = (choice: Choice) => {
    const element = document.getElementById(list);
    if (!element) return;
    const moved = element.querySelectorAll<HTMLElement>('[data-entry], [data-part] > h3');
    animateLayout(
      () => new Map(moved.entries()),
      () => {
        setShown(showMatching(element, choice));
        setChosen(wordsOf(choice, facets));
      },
    );
  };

  const choose = () => {
    if (!form.current) return;
    const choice = choiceIn(new FormData(form.current), facets);
    const query = queryOf(choice, facets, location.search);
    if (query !== location.search) {
      history.pushState(null, '', `${location.pathname}${query}`);
    }
    show(choice);
  };

  const chooseFromAddress = () => {
    const choice = choiceIn(new URLSearchParams(location.search), facets);
    for (const { name } of facets) {
      const select = form.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = choice.get(name) ?? '';
    }
    show(choice);
  };

  useEffect(() => {
    // A choice made before hydration is newer than the one in the URL.
    const isTouched = form.current && choiceIn(new FormData(form.current), facets).size > 0;
    if (isTouched) choose();
    else chooseFromAddress();
    addEventListener('popstate', chooseFromAddress);
    return () => removeEventListener('popstate', chooseFromAddress);
    // oxlint-disable-next-line react/exhaustive-deps -- the props of an island never change
  }, []);

  const reset = () => {
    form.current?.reset();
    choose();
    // The pressed button disappears.
    form.current?.querySelector('select')?.focus();
  };

  return (
    <Form
      ref={form}
      role="search"
      aria-label={labels.text('institutions.filter')}
      // Without this, Firefox restores the fields after a reload, even if the URL says otherwise.
      autoComplete="off"
      data-screen-only
      onChange={choose}
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <Fields>
        {facets.map(({ name, label, options }) => (
          <SelectField key={name} name={name} label={label} options={options} />
        ))}
      </Fields>
      <Outcome>
        <p role="status">
          <Label name={outcome(shown, total)} values={{ count: shown, total }} />
          {/* Screen readers announce only a text that differs: the number may stay the same. */}
          {chosen && ` (${chosen})`}
        </p>
        <Buttons>
          <Button type="submit">
            <Label name="institutions.apply" />
          </Button>
          {chosen && (
            <Button variant="secondary" onClick={reset}>
              <Label name="institutions.reset" />
            </Button>
          )}
        </Buttons>
      </Outcome>
    </Form>
  );
}

function outcome(shown: number, total: number) {
  if (shown === total) return 'institutions.all';
  return shown === 0 ? 'institutions.none' : 'institutions.some';
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  @media (scripting: none) {
    display: none;
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-4);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 2lh;
  & p {
    flex: 1 1 16rem;
  }
`;
