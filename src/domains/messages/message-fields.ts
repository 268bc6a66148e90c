/** What a message to many can say of each, and what stands there instead. */
export const messageFields = {
  'first name': 'the reader’s first name, or “there” where their account has only the venue’s name',
  profile: 'the brand’s or creator’s name',
  'my name': 'your own name',
} as const
export type MessageField = keyof typeof messageFields

const anyField = /\{([^{}\n]*)\}/g

/** The text with its fields filled in; a field without a value stays as it is written. */
export function fillFields(text: string, values: Partial<Record<MessageField, string>>): string {
  return text.replace(anyField, (written, name: string) => values[name as MessageField] ?? written)
}

/** What stands in braces and is no field, as it was written: a slip that nobody should receive. */
export function unknownFields(text: string): string[] {
  return [...text.matchAll(anyField)].flatMap(([written, name = '']) => (name in messageFields ? [] : [written]))
}

/** Why a text cannot be sent, with the fields that exist; null where all of its fields can be filled in. */
export function unknownFieldWords(text: string): string | null {
  const unknown = unknownFields(text)
  if (unknown.length === 0) return null
  const known = Object.keys(messageFields).map((name) => `{${name}}`)
  return `${unknown.join(', ')} can’t be filled in. Use ${known.join(', ')}.`
}
