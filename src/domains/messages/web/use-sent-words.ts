import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../kit/web/send-once.ts'
import { findTyped, keepTyped } from '../../../kit/web/use-typed.ts'

/** Words that came back after their field had gone, by field, until it’s there again: not every reader’s browser keeps them. */
const unsent = new Map<string, string>()

/** Words that were sent and not taken, before what was typed since. */
const before = (sent: string, typed: string) => [sent, typed].filter((words) => words !== '').join('\n\n')

/**
 * Words that leave their field while they’re sent, so that one can type on; they come back if they weren’t taken. Their key is
 * kept until then, so that they’re written once. What is in the field, or on its way, is kept over a page that
 * is closed, for whom this browser keeps anything (`keepTyped`).
 */
export function useSentWords(field: string, send: (words: { key: string; text: string }) => Promise<unknown>) {
  const [text, setText] = useState(() => findTyped(field) || (unsent.get(field) ?? ''))
  const [underWay, setUnderWay] = useState('')
  const key = useRef(newKey())
  const typed = useRef(text)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    unsent.delete(field)
    return () => {
      isGone.current = true
    }
  }, [field])
  useEffect(() => {
    typed.current = text
    keepTyped(field, before(underWay, text))
  }, [field, text, underWay])
  const submit = async () => {
    setUnderWay(text)
    setText('')
    const isTaken = await send({ key: key.current, text })
    // The page may have gone meanwhile, which would keep what was taken.
    if (isTaken) keepTyped(field, typed.current)
    // With other words it is another message.
    if (isTaken || typed.current !== '') key.current = newKey()
    setUnderWay('')
    if (!isTaken && isGone.current) unsent.set(field, text)
    else if (!isTaken) setText((since) => before(text, since))
  }
  return { text, setText, submit }
}
