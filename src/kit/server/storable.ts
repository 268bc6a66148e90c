import { CallError } from '../contract/errors.ts'

const message = 'This contains a character we can’t save. Type it again without it.'

/** Whether every text in an input can be kept. */
export function isStorable(input: unknown): boolean {
  return findUnstorable(input) === null
}

/**
 * Refuses texts that PostgreSQL cannot hold, wherever in an input they are: NUL, and half of a surrogate pair. The refusal
 * names the field.
 */
export function assertStorable(input: unknown): void {
  const field = findUnstorable(input)
  if (field !== null)
    throw new CallError('invalid-argument', message, {
      details: { fields: [{ field, message }] },
    })
}

/** Where such a text is, as a path `bio` or `links.0.url`; null without one. */
function findUnstorable(value: unknown): string | null {
  if (typeof value === 'string') return isStorableText(value) ? null : ''
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorableText(key)) return ''
    const found = findUnstorable(inner)
    if (found !== null) return found ? `${key}.${found}` : key
  }
  return null
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
