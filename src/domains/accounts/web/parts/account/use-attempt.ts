import { textOf } from '../../../../../kit/contract/errors.ts'
import { useState } from 'react'
import { showError } from '../../../../../kit/web/toasts.ts'

/** Work that may fail: whether it is under way, and what went wrong said to the person. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      showError(textOf(error))
    }
    setBusy(false)
  }
  return { busy, attempt }
}
