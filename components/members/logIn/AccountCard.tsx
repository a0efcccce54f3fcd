import styled from '@emotion/styled';
import { useId, type ReactNode, type Ref } from 'react';
import type { Words as WordsProp } from '../../../contract/labels.ts';
import { Words } from '../../i18n/Words.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import type { IconName } from '../../primitives/iconPaths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import type { OfficeProps } from './OfficeContact.tsx';

interface AccountCardProps {
  heading: WordsProp;
  /** Heading level. Default 1. */
  level?: 1 | 2;
  /** The screen moves focus here after a process has ended. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The sentence below the heading. Screen readers read both together. */
  text?: WordsProp | undefined;
  /** An icon for the result of a process. */
  icon?: IconName | undefined;
  /** Missing if the build's HTML already contains the card. */
  office: OfficeProps | undefined;
  children?: ReactNode;
}

/** The content of the card: a login form, or the result of it. */
export function AccountCard(props: AccountCardProps) {
  const { heading, level = 1, headingRef, text, icon, office, children } = props;
  const id = useId();
  const textId = `${id}text`;
  const main = (
    <Main aria-labelledby={id}>
      {icon && (
        <Medallion data-icon={icon}>
          <Icon name={icon} size={28} />
        </Medallion>
      )}
      <Heading
        level={level}
        size="2xl"
        id={id}
        {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        {...(text && { 'aria-describedby': textId })}
      >
        <Words of={heading} />
      </Heading>
      {text && (
        <p id={textId}>
          <Words of={text} />
        </p>
      )}
      {children}
    </Main>
  );
  return office ? (
    <AccountFrame office={office} level={level === 1 ? 2 : 3}>
      {main}
    </AccountFrame>
  ) : (
    main
  );
}

const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 28rem);
  align-content: start;
  gap: var(--space-5);
  padding: var(--space-6) var(--space-5);
  overflow-wrap: anywhere;
  @container (min-width: 30rem) {
    padding: var(--space-7);
  }
`;

const Medallion = styled.div`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-on-accent-soft);
  &[data-icon='check'] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
`;
