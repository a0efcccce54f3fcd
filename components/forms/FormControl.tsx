import { useLabels } from '../i18n/Labels.tsx';
import type { Words } from '../i18n/Words.tsx';
import { requiredStar, type Requirement } from '../primitives/RequiredMark.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import type { ShownField } from './formErrors.ts';
import { useQueryValue } from './useQueryValue.ts';

interface FormControlProps {
  id: string;
  field: ShownField;
  error: Words | undefined;
  readOnly: boolean;
}

/** The control of a form's field. */
export function FormControl({ field, ...props }: FormControlProps) {
  const { text } = useLabels();
  const { name, kind, min, max, optional, fromQuery, autoComplete } = field;
  const value = useQueryValue(name, field);
  if (fromQuery && value === '') return null;
  const control = {
    ...{ ...props, name, label: field.label, autoComplete },
    ...(fromQuery && { defaultValue: value }),
  };
  const requirement: Requirement = optional ? {} : { required: true, requiredLabel: requiredStar };
  switch (kind) {
    case 'lines':
      return <TextArea {...control} {...requirement} rows={7} />;
    case 'number':
      return <TextField {...control} {...requirement} type="number" min={min} max={max} />;
    case 'email':
      return <TextField {...control} {...requirement} type="email" />;
    case 'line':
      return (
        <TextField
          {...control}
          {...requirement}
          {...(name === 'name' && { placeholder: text('everyForm.namePlaceholder') })}
        />
      );
  }
}
