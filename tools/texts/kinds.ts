/** A node of the syntax tree. */
export type Node = { type: string; start: number; [key: string]: unknown }

/** Where a text is met; `inside` is a string of which only the wording can tell. */
export type TextKind =
  | 'page'
  | 'label'
  | 'refusal'
  | 'field'
  | 'toast'
  | 'console'
  | 'error'
  | 'counted'
  | 'inside'
  | 'code'

/** Names whose text is always for people. */
const spoken =
  /^(label|placeholder|title|aria-?label|aria-?description|description|alt|heading|hint|help|subject|text|summary|message|confirm|cancel|caption|legend|empty|question|answer|lead|note|explainer|reason|nothingFound)$/i
/** Names whose text is never for people. */
const coded =
  /^(className|classNames|class|id|key|href|src|d|viewBox|type|variant|size|component|style|role|path|rel|target|method|autoComplete|inputMode|pattern|color|fill|stroke|htmlFor|accept|display|position|fontFamily|font|transform|gridTemplateColumns|format|timeZone|timezone|locale)$/

const calls = new Map<string, TextKind>([
  ['CallError', 'refusal'],
  ['showSuccess', 'toast'],
  ['showError', 'toast'],
  ['log', 'console'],
  ['Error', 'error'],
  ['TypeError', 'error'],
  ['counted', 'counted'],
  ['regex', 'field'],
  ['refine', 'field'],
  ['minLength', 'field'],
  ['maxLength', 'field'],
  ['minimum', 'field'],
  ['maximum', 'field'],
])

/** What a property or an attribute of this name holds; others keep the kind of what is around them. */
export function kindOfName(name: string, around: TextKind = 'inside'): TextKind {
  if (coded.test(name)) return 'code'
  if (spoken.test(name)) return 'label'
  return name === 'error' ? 'field' : around
}

/** What the arguments of a call are. */
export function kindOfCall(name: string, around: TextKind): TextKind {
  return calls.get(name) ?? (around === 'code' ? 'code' : 'inside')
}

export function placeholder(name: string): string {
  return `{${name}}`
}

/** Whether a string holds words for people. Where nothing else tells, two words or a capital do. */
export function isWorded(text: string, kind: TextKind): boolean {
  if (kind === 'counted') return true
  if (kind === 'code' || codeLike.some((pattern) => pattern.test(text))) return false
  const words = text.replace(/\{[^{}]*\}/g, 'x')
  if (!/\p{L}{2}/u.test(words)) return false
  const isSentence = /\p{L}[,.:;!?’'…)]* +[\p{L}\d(“£]|^\p{Lu}\p{Ll}+[.!?…]?$/u.test(words)
  return isSentence || (kind !== 'inside' && kind !== 'field')
}

const codeLike = [
  // Style sheets, statements, headers, policies.
  /[{;] *[\w-]+: *[^;]+;/,
  /^[a-z-]+: *[a-z0-9#]\S*$/,
  /^(\d[\w.]* |(min|max|var|calc|repeat|minmax|linear-gradient)\()/,
  /^(select|insert|update|delete|create|alter|where|with|drop) .*\b(from|into|set|table|index|as|join)\b/i,
  /^(text|application|image|video|audio)\/|max-age=|no-cache|^inline;|'(self|none)'|-src \{|=\(self\)|^(GET|POST|PUT|Bearer) /,
  // Paths, zones, identifiers.
  /^([./#@]|https?:|(Europe|America|Asia|Australia|Etc)\/)/,
  /^[a-z]+([A-Z][a-z]+)+$|^[A-Z][a-z]+([A-Z][a-z]+)+$|^[a-z]+$|^\w+([-_]\w+)+$|^--/,
]
