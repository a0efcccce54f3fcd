import styled from '@emotion/styled';
import { useId, type Ref } from 'react';
import type { NewsletterLinkEnd, NewsletterLinkKind } from '../../contract/records.ts';
import { useForm } from '../forms/useForm.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconName } from '../primitives/iconPaths.ts';
import { Link } from '../primitives/Link.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Text } from '../primitives/Text.tsx';

export interface NewsletterLinkSettings {
  /** `confirm` for a new subscription, `unsubscribe` to end one. */
  kind: NewsletterLinkKind;
  /** The home page in the page's language. */
  homeHref: string;
  /** The page with the newsletter sign-up. */
  signUpHref: string;
  /** E-mail address for visitors whose link is invalid. */
  recipient: string;
}

interface NewsletterLinkViewProps extends NewsletterLinkSettings {
  /** The step of the process, or how it ended. */
  state: NewsletterLinkState;
  /** Distinguishes this link from others that are opened in the same tab. */
  linkKey?: string | undefined;
  /** Called by the button that confirms or cancels. Rejects if the visitor can try again. */
  onSend?: (() => Promise<void>) | undefined;
  /** The heading, which gets the focus when the process has ended. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/**
 * `waiting` is the built HTML: only the browser knows the link. `asking` waits for the visitor to press the
 * button. `sending` and `away` show the button after the press. The others are final.
 */
export type NewsletterLinkState = 'waiting' | 'asking' | 'sending' | 'away' | NewsletterLinkOutcome;

export type NewsletterLinkOutcome = NewsletterLinkEnd | 'missing';

/** Asks to confirm or cancel a subscription, shows the result, and a link to continue. */
export function NewsletterLinkView({
  state,
  linkKey,
  onSend,
  headingRef = null,
  ...settings
}: NewsletterLinkViewProps) {
  const { kind } = settings;
  const textId = useId();
  const outcome = isOutcome(state) ? state : undefined;
  return (
    <Column>
      <Medallion data-state={state}>
        <Icon name={iconOf(state)} size={28} />
      </Medallion>
      {/* Screen readers read this sentence together with the focused heading. */}
      <Heading level={1} ref={headingRef} tabIndex={-1} aria-describedby={textId}>
        <Label
          name={`newsletterLink.${kind}.${outcome ? (`${outcome}Title` as const) : 'title'}`}
        />
      </Heading>
      <Lead size="lg" id={textId}>
        <Label name={`newsletterLink.${kind}.${outcome ?? 'text'}`} />
      </Lead>
      {outcome ? (
        <NextStep outcome={outcome} {...settings} />
      ) : (
        // Another link begins with a form of its own.
        <Question key={linkKey} kind={kind} state={state} onSend={onSend} />
      )}
    </Column>
  );
}

/**
 * The button that confirms or cancels. Only opening the link does nothing, since security scanners open
 * every link of a mail.
 */
function Question({
  kind,
  state,
  onSend,
}: Pick<NewsletterLinkViewProps, 'kind' | 'state' | 'onSend'>) {
  const { label } = useLabels();
  const form = useForm({ is: state === 'sending' || state === 'away' ? state : 'editing' });
  const { is } = form.state;
  const hasFailed = is === 'away' || is === 'limited';
  return (
    <Prompt>
      <div role="status">
        {hasFailed && (
          <Notice tone="danger">
            <Label name="newsletter.error" />. <Label name="newsletterLink.again" />
          </Notice>
        )}
      </div>
      <Button
        size="lg"
        busy={is === 'sending'}
        busyLabel={label('newsletter.sending')}
        disabled={state === 'waiting'}
        onClick={() => void form.send(async () => onSend?.())}
      >
        <Label name={hasFailed ? 'newsletterLink.retry' : `newsletterLink.${kind}.button`} />
      </Button>
    </Prompt>
  );
}

function NextStep(props: NewsletterLinkSettings & { outcome: NewsletterLinkOutcome }) {
  const { kind, outcome, homeHref, signUpHref, recipient } = props;
  if (outcome === 'done' || outcome === 'used') {
    return (
      <Actions>
        <ButtonLink href={homeHref} variant="secondary">
          <Label name="newsletterLink.home" />
        </ButtonLink>
        {kind === 'confirm' && outcome === 'used' && (
          <Link href={signUpHref} variant="standalone">
            <Label name="newsletterLink.signUp" />
          </Link>
        )}
      </Actions>
    );
  }
  return (
    <Actions>
      {kind === 'confirm' ? (
        <ButtonLink href={signUpHref}>
          <Label name="newsletterLink.signUp" />
        </ButtonLink>
      ) : (
        <ButtonLink href={`mailto:${recipient}`} variant="secondary">
          <Address>{recipient}</Address>
        </ButtonLink>
      )}
      <Link href={homeHref} variant="standalone">
        <Label name="newsletterLink.home" />
      </Link>
    </Actions>
  );
}

function isOutcome(state: NewsletterLinkState): state is NewsletterLinkOutcome {
  return state !== 'waiting' && state !== 'asking' && state !== 'sending' && state !== 'away';
}

function iconOf(state: NewsletterLinkState): IconName {
  if (state === 'done' || state === 'used') return 'check';
  return isOutcome(state) ? 'info' : 'mail';
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 40rem;
  overflow-wrap: anywhere;
`;

const Medallion = styled.div`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: var(--color-accent-soft);
  color: var(--color-on-accent-soft);
  &[data-state='done'],
  &[data-state='used'] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
`;

/* Hides what does not work without JavaScript; a different text is shown then. */
const onlyWithScripts = `
  @media (scripting: none) {
    display: none;
  }
`;

const Lead = styled(Text)`
  ${onlyWithScripts}
`;

const Prompt = styled.div`
  ${onlyWithScripts}
  & p {
    margin-bottom: var(--space-4);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-5);
`;

/* The address keeps its case, unlike the buttons' labels. */
const Address = styled.span`
  font-size: var(--font-size-md);
  letter-spacing: 0;
  text-transform: none;
`;
