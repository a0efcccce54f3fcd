import styled from '@emotion/styled';
import { useId, useState } from 'react';
import {
  longestContactText,
  type OwnAccount,
  type MemberAccount,
} from '../../../contract/members/content.ts';
import {
  defaultLanguage,
  languageNames,
  languageOf,
  languages,
} from '../../../locales/languages.ts';
import { rawValue } from '../../forms/rawValue.ts';
import { useForm } from '../../forms/useForm.ts';
import { useLabels } from '../../i18n/Labels.tsx';
import { SelectField } from '../../primitives/SelectField.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { above } from '../../theme/windowWidths.ts';
import { ProfileForm } from './ProfileForm.tsx';

interface ContactDataFormProps {
  account: Pick<MemberAccount, ContactField>;
  onSave: (changed: OwnAccount) => Promise<void>;
  /** Reports whether the form contains unsaved input. */
  onTyped: (isTyped: boolean) => void;
}

type ContactField = (typeof contactFields)[number];

const contactFields = ['practice', 'phone', 'street', 'zip_code', 'city', 'language'] as const;

type Saved = ContactDataFormProps['account'] & { readonly language: string };

/** A form for the data that members update themselves. */
export function ContactDataForm({ account, onSave, onTyped }: ContactDataFormProps) {
  const { label } = useLabels();
  // The backend's own screens store the language as `de-DE`.
  const [saved, setSaved] = useState<Saved>({
    ...account,
    language: languageOf(account.language) ?? defaultLanguage,
  });
  const { state, ref, send, edit } = useForm();
  const id = useId();

  const save = async (form: HTMLFormElement) => {
    const changed = changesIn(form, saved);
    if (!(await send(() => onSave(changed)))) return;
    setSaved({ ...saved, ...changed, language: changed.language ?? saved.language });
    onTyped(false);
  };

  const text = (name: Exclude<ContactField, 'language'>, autoComplete: string) => (
    <TextField
      id={`${id}${name}`}
      name={name}
      label={label(`members.profile.fields.${name}`)}
      defaultValue={account[name] ?? ''}
      autoComplete={autoComplete}
      maxLength={longestContactText}
      readOnly={state.is === 'sending'}
      {...(name === 'phone' && { type: 'tel' })}
    />
  );
  return (
    <ProfileForm
      state={state}
      ref={ref}
      submit="members.profile.save"
      sent="members.profile.saved"
      onInput={(event) => {
        edit();
        onTyped(Object.keys(changesIn(event.currentTarget, saved)).length > 0);
      }}
      onSubmit={(form) => void save(form)}
    >
      {text('practice', 'organization')}
      {text('street', 'street-address')}
      <Place>
        {text('zip_code', 'postal-code')}
        {text('city', 'address-level2')}
      </Place>
      {text('phone', 'tel')}
      <SelectField
        id={`${id}language`}
        name="language"
        label={label('members.profile.fields.language')}
        hint={label('members.profile.languageHint')}
        defaultValue={saved.language}
        options={languages.map((language) => ({
          value: language,
          label: { text: languageNames[language], lang: language },
        }))}
      />
    </ProfileForm>
  );
}

/**
 * Returns the changed fields. An emptied field becomes null, the backend's value for a field that was never
 * filled.
 */
function changesIn(
  form: HTMLFormElement,
  saved: ContactDataFormProps['account'],
): Partial<Record<ContactField, string | null>> {
  const changed: Partial<Record<ContactField, string | null>> = {};
  for (const field of contactFields) {
    const value = rawValue(form, field).trim();
    if (value !== (saved[field] ?? '')) changed[field] = value || null;
  }
  return changed;
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${above('sm')} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;
