/** What a screen reader says of the component's stories: the text that a test keeps beside them. */
export function Spoken({ text }: { text: string }) {
  return (
    <details>
      <summary>Transcript of a virtual screen reader</summary>
      <pre>{text}</pre>
    </details>
  );
}
