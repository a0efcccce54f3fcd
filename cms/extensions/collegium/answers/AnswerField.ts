import { defineComponent, h, inject, resolveComponent } from 'vue';
import { useI18n } from 'vue-i18n';
import { allForms } from '../../../../contract/forms/forms.ts';
import { answerInterface } from '../../../schema/answers.ts';
import { linkStyle } from '../styles.ts';
import { wordsIn } from '../overview/words.ts';
import { presentationField } from '../presentationField.ts';
import { answerLink, type SentForm } from './answerLink.ts';

/** A link below a message that opens the answer in the person's own mail program. */
const AnswerField = defineComponent({
  name: 'CollegiumAnswer',
  props: ['collection'],
  setup: useAnswerField,
});

function useAnswerField({ collection }: { readonly collection?: string }) {
  const { locale } = useI18n();
  const values = inject('values') as { readonly value: SentForm } | undefined;
  const form = allForms.find(([, each]) => each.collection === collection)?.[1];
  return () => {
    const link = form && values && answerLink(form, values.value);
    if (link === undefined) return undefined;
    return h('span', { style: row }, [
      h(resolveComponent('v-icon'), { name: 'reply', small: true, 'aria-hidden': 'true' }),
      h('a', { href: link, style: linkStyle }, wordsIn(locale.value).answer),
    ]);
  };
}

/** The interface of the field `answer`, for Directus' forms. Only the schema places it. */
export const answerField = {
  id: answerInterface,
  name: 'Collegium: answer a message',
  icon: 'reply',
  component: AnswerField,
  ...presentationField,
};

const row = { display: 'flex', gap: '8px', alignItems: 'center' };
