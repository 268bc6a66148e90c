import { type Colleague, partsOf } from '../../mentions.ts'

/** A text in which whoever is mentioned stands out. */
export function MentionText({ text, people }: { text: string; people: readonly Colleague[] }) {
  return partsOf(text, people).map((part, at) => (part.isMention ? <strong key={at}>{part.text}</strong> : part.text))
}
