/** Text of several paragraphs. */
export function Prose({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
