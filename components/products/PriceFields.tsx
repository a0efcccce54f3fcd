import { memo, useEffect, useRef, useState, type FocusEvent } from 'react';
import { greatestPriceParameter, leastPriceParameter } from '../../contract/catalogue.ts';
import type { LabelKey } from '../../contract/labels.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import type { Words } from '../i18n/Words.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { isContradictory, type PriceRange } from './filter/selection.ts';
import { wholeEuros } from './filter/wholeEuros.ts';

export interface PriceFieldsProps {
  price: PriceRange;
  /** The lowest and highest price of the list. */
  bounds: { readonly min: number; readonly max: number };
  /** `isFirst` is true for the first change while typing; the following changes replace its history entry. */
  onChange: (price: PriceRange, isFirst: boolean) => void;
}

/**
 * Two text fields for a price range. Number fields would read "1.200" as 1.2 or reject it, depending on the
 * browser's language. Applies the input when the visitor stops typing. Memoised: renders again only if the
 * range changes, since other choices are more frequent.
 */
export const PriceFields = memo(function PriceFields({
  price,
  bounds,
  onChange,
}: PriceFieldsProps) {
  const { label, language } = useLabels();
  const fields = useRef<HTMLFieldSetElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFirst = useRef(true);
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const format = new Intl.NumberFormat(language);
  const written = (euros: number | undefined) => (euros === undefined ? '' : format.format(euros));
  // Discard the draft if the price was changed elsewhere, such as by the Back button.
  const isCurrent = draft?.of.least === price.least && draft?.of.greatest === price.greatest;
  const typed = isCurrent && draft ? draft.typed : [written(price.least), written(price.greatest)];
  const problems = problemsOf(typed);

  const heed = (now: readonly string[]) => {
    clearTimeout(timer.current);
    const next = rangeIn(now);
    if (problemsOf(now).some(Boolean)) return;
    if (next.least === price.least && next.greatest === price.greatest) return;
    setDraft({ of: next, typed: now });
    onChange(next, isFirst.current);
    isFirst.current = false;
  };

  const finish = ({ relatedTarget }: FocusEvent) => {
    if (fields.current?.contains(relatedTarget)) return;
    heed(typed);
    isFirst.current = true;
    // Replaces input such as "1200.00" by the normalised price.
    if (!problems.some(Boolean)) setDraft(undefined);
  };

  const field = (index: 0 | 1, name: string, words: Words, bound: number) => (
    <TextField
      name={name}
      label={words}
      inputMode="numeric"
      autoComplete="off"
      placeholder={written(bound)}
      value={typed[index]}
      error={problems[index] && label(problems[index])}
      onChange={({ target }) => {
        const now = typed.with(index, target.value);
        setDraft({ of: price, typed: now });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => heed(now), pause);
      }}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') heed(typed);
      }}
    />
  );

  return (
    <fieldset ref={fields}>
      <legend>
        <Label name="products.price" />
      </legend>
      <div>
        {field(0, leastPriceParameter, label('products.least'), bounds.min)}
        {field(1, greatestPriceParameter, label('products.greatest'), bounds.max)}
      </div>
    </fieldset>
  );
}, isSameRange);

/** The range is parsed from the URL each time, so compare it by value. */
function isSameRange(before: PriceFieldsProps, now: PriceFieldsProps): boolean {
  const { least, greatest } = before.price;
  return (
    least === now.price.least && greatest === now.price.greatest && before.onChange === now.onChange
  );
}

/** The content of the two fields while the visitor types. */
interface Draft {
  /** The range that the draft belongs to. */
  readonly of: PriceRange;
  readonly typed: readonly string[];
}

function rangeIn([least = '', greatest = '']: readonly string[]): PriceRange {
  return { least: wholeEuros(least), greatest: wholeEuros(greatest) };
}

/** Returns each field's problem, if any; an empty field has none. */
function problemsOf(typed: readonly string[]): readonly (LabelKey | undefined)[] {
  if (isContradictory(rangeIn(typed))) return [undefined, 'products.contradiction'];
  return typed.map((text) =>
    text.trim() === '' || wholeEuros(text) !== undefined ? undefined : 'products.noPrice',
  );
}

/** Milliseconds. Nobody pauses as long within a number. */
const pause = 500;
