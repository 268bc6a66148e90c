import { useState } from 'react'
import { findBeside, keepBeside } from './kept-answers.ts'

const place = (field: string) => `typed ${field}`

/** Keeps what its owner is writing in a field, over a page that is closed or taken away by the phone; empty, it is dropped. */
export const keepTyped = (field: string, text: string) => keepBeside(place(field), text || null)

/** What was being written in a field; empty where nothing is kept. */
export const findTyped = (field: string) => (findBeside(place(field)) as string | undefined) ?? ''

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
