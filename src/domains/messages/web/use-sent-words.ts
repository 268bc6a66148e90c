import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../kit/web/send-once.ts'
import { findTyped, keepTyped } from '../../../kit/web/use-typed.ts'

/** Words that were sent and not taken, before what was typed since. */
const before = (sent: string, typed: string) => [sent, typed].filter((words) => words !== '').join('\n\n')

/**
 * Words that leave their field while they’re sent, so that one can type on; they come back if they weren’t taken. Their key is
 * kept until then, so that they’re written once. What is in the field, or on its way, is kept over a page that is closed.
 */
export function useSentWords(field: string, send: (words: { key: string; text: string }) => Promise<unknown>) {
  const [text, setText] = useState(() => findTyped(field))
  const [underWay, setUnderWay] = useState('')
  const key = useRef(newKey())
  const typed = useRef(text)
  useEffect(() => {
    typed.current = text
    keepTyped(field, before(underWay, text))
  }, [field, text, underWay])
  const submit = async () => {
    setUnderWay(text)
    setText('')
    const isTaken = await send({ key: key.current, text })
    // With other words it is another message.
    if (isTaken || typed.current !== '') key.current = newKey()
    setUnderWay('')
    if (!isTaken) setText((since) => before(text, since))
  }
  return { text, setText, submit }
}
