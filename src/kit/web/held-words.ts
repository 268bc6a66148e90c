import { useState } from 'react'

const held = new Map<string, string>()

/** The words of an answer that can be undone: they’re there again once it was, while the page stays open. */
export function useHeldWords(about: string) {
  const [text, setText] = useState(() => held.get(about) ?? '')
  return {
    text,
    setText,
    hold: () => void held.set(about, text),
    sent: () => {
      held.delete(about)
      setText('')
    },
  }
}
