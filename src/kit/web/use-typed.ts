import { useState } from 'react'
import { findBeside, keepBeside, typedHere } from './kept-answers.ts'

const place = (field: string) => `typed ${field}`

/**
 * Keeps what somebody is writing in a field until they leave; for whom this browser keeps anything also over a page that is
 * closed or taken away by the phone. Empty, it is dropped.
 */
export function keepTyped(field: string, text: string): void {
  if (text) typedHere.set(field, text)
  else typedHere.delete(field)
  keepBeside(place(field), text || null)
}

/** What was being written in a field; empty where nothing is kept. */
export const findTyped = (field: string) =>
  typedHere.get(field) ?? (findBeside(place(field)) as string | undefined) ?? ''

/**
 * The text of a field that is still there when its page is opened again, until it was sent: `setText('')`. `field` says of
 * which record it is; `first` is what it begins with.
 */
export function useTyped(field: string, first = ''): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => findTyped(field) || first)
  return [
    text,
    (next) => {
      setText(next)
      keepTyped(field, next === first ? '' : next)
    },
  ]
}
