import { useState } from 'react'

/**
 * For a text that has to be there before a button does anything: `isGiven` is asked by the button, and where there is none,
 * `error` says so under the field from then on.
 */
export function useRequiredText(text: string, missing: string): { error: string | null; isGiven: () => boolean } {
  const [isAsked, setAsked] = useState(false)
  const isThere = text.trim() !== ''
  const isGiven = () => {
    setAsked(true)
    return isThere
  }
  return { error: isAsked && !isThere ? missing : null, isGiven }
}
