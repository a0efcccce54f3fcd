/** The transcript of a component's stories, as a virtual screen reader says them. `npm run spoken` writes it beside them. */
export function Spoken({ text }: { text: string }) {
  return (
    <details>
      <summary>Transcript of a virtual screen reader</summary>
      <pre>{text}</pre>
    </details>
  );
}
