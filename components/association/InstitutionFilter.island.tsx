import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { filled } from '../i18n/filled.ts';
import { Words } from '../i18n/Words.tsx';
import { Button } from '../primitives/Button.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { choiceIn, queryOf, showMatching, type Choice, type Facet } from './facets.ts';
import { useLayoutAnimation } from './useLayoutAnimation.ts';

export interface InstitutionFilterProps {
  /** Id of the list, which is in the page whether or not this is alive. */
  list: string;
  /** How many entries the list has. */
  total: number;
  facets: readonly Facet[];
  labels: InstitutionFilterLabels;
}

/** In the language of the page; `{{count}}` and `{{total}}` stand for numbers. */
export interface InstitutionFilterLabels {
  name: string;
  all: Words;
  some: Words;
  none: Words;
  apply: Words;
  reset: Words;
}

/**
 * Narrows the list of institutions down. The choice stands in the address, so that it can be
 * bookmarked and undone by the browser's way back. Without JavaScript, all of the list is there, and
 * this is not.
 */
export function InstitutionFilter({ list, total, facets, labels }: InstitutionFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(total);

  const animateLayout = useLayoutAnimation();

  const show = (choice: Choice) => {
    const element = document.getElementById(list);
    if (!element) return;
    const moved = element.querySelectorAll<HTMLElement>('[data-entry], [data-part] > h3');
    animateLayout([...moved], () => setShown(showMatching(element, choice)));
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
    // What was chosen before this came to life is newer than the address.
    const isTouched = form.current && choiceIn(new FormData(form.current), facets).size > 0;
    if (isTouched) choose();
    else chooseFromAddress();
    addEventListener('popstate', chooseFromAddress);
    return () => removeEventListener('popstate', chooseFromAddress);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the props of an island never change
  }, []);

  const reset = () => {
    form.current?.reset();
    choose();
  };

  return (
    <Form
      ref={form}
      role="search"
      aria-label={labels.name}
      // Else Firefox fills in what was chosen before a reload, whatever the address says.
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
          <Words of={filled(outcome(shown, total, labels), { count: shown, total })} />
        </p>
        <Buttons>
          <Button type="submit">
            <Words of={labels.apply} />
          </Button>
          <Button variant="secondary" onClick={reset}>
            <Words of={labels.reset} />
          </Button>
        </Buttons>
      </Outcome>
    </Form>
  );
}

function outcome(shown: number, total: number, labels: InstitutionFilterLabels): Words {
  if (shown === total) return labels.all;
  return shown === 0 ? labels.none : labels.some;
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
