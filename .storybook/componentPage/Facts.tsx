import type { ComponentFacts } from './componentFacts.ts';

/** A component's cost and tokens, as the bundler finds them. */
export function Facts({ of: { bytes, tokens } }: { of: ComponentFacts }) {
  return (
    <>
      <p>
        {new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(bytes / 1024)} KB with the
        parts it imports, compressed, without React and Emotion. A page that is not hydrated carries
        none of it.
      </p>
      {tokens.length > 0 && (
        <p>
          Tokens:{' '}
          {tokens.map((token, index) => (
            <span key={token}>
              {index > 0 && ', '}
              <code>{token}</code>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
