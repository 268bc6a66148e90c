/** A colleague, who is mentioned as @ and their whole name. */
export type Colleague = { uid: string; name: string }

/** Where a text mentions one of them. A longer name comes first: “@Anna Lindqvist” doesn’t mention Anna. */
function mentionsOf(people: readonly Colleague[]): RegExp | null {
  if (people.length === 0) return null
  const names = people
    .map(({ name }) => name)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])@(${names.join('|')})(?![\p{L}\p{N}])`, 'giu')
}

/** Whom a text mentions, each once. */
export function mentionedIn(text: string, people: readonly Colleague[]): Colleague[] {
  const pattern = mentionsOf(people)
  if (!pattern) return []
  const named = new Set([...text.matchAll(pattern)].map(([mention]) => mention.slice(1).toLowerCase()))
  return people.filter(({ name }) => named.has(name.toLowerCase()))
}

/** A text in the order of reading: what mentions somebody, and what doesn’t. */
export function partsOf(text: string, people: readonly Colleague[]): { text: string; isMention: boolean }[] {
  const pattern = mentionsOf(people)
  const parts: { text: string; isMention: boolean }[] = []
  let end = 0
  for (const { 0: mention, index } of pattern ? text.matchAll(pattern) : []) {
    parts.push({ text: text.slice(end, index), isMention: false }, { text: mention, isMention: true })
    end = index + mention.length
  }
  return [...parts, { text: text.slice(end), isMention: false }].filter((part) => part.text !== '')
}

/** The name that is being typed just before the cursor, without its @; null while none is. */
export function typedName(text: string, cursor: number): string | null {
  return /(?<![\p{L}\p{N}])@([\p{L}\p{N}.’' -]{0,40})$/u.exec(text.slice(0, cursor))?.[1] ?? null
}

/** Who that may be: a part of their name begins with it. */
export function suggested(typed: string, people: readonly Colleague[]): Colleague[] {
  const begin = typed.toLowerCase()
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${begin}`)).slice(0, 6)
}
