import { useEffect, useRef, useState } from 'react'
import { signedInToken } from '../../../../kit/web/session.ts'
import { type Asked, checkContent, type ContentCheck, passes } from '../../content-checks.ts'
import { lookAtFile } from './look-at-file.ts'
import { type Sending, sendFile } from './send-file.ts'

/** How far one file has come. */
export type Upload =
  | { at: 'empty' }
  | { at: 'looking'; name: string }
  | { at: 'refused'; name: string; message: string; checks: readonly ContentCheck[]; file: File; mayPass?: true }
  | { at: 'sending'; name: string; share: number; paused: boolean }
  | { at: 'done'; name: string; checks: readonly ContentCheck[] }

/** Takes one file after another: looks at it, sends it, and hands over its uid. */
export function useUpload(asked: Asked | undefined, onDone: (fileUid: string, file: File) => void) {
  const [state, setState] = useState<Upload>({ at: 'empty' })
  const sending = useRef<Sending | null>(null)
  // Whoever waits for a file may have gone on meanwhile: it is handed to them as they are by then.
  const handOver = useRef(onDone)
  useEffect(() => {
    handOver.current = onDone
  })
  // Who leaves the page goes on by choosing the same file again.
  useEffect(() => () => sending.current?.pause(), [])

  async function take(file: File | undefined) {
    if (!file) return
    const { name } = file
    setState({ at: 'looking', name })
    const facts = await lookAtFile(file)
    const checks = checkContent(facts, asked)
    if (!passes(checks))
      return setState({ at: 'refused', name, file, checks, message: 'You can’t upload this file yet.' })
    setState({ at: 'sending', name, share: 0, paused: false })
    sending.current = await sendFile(file, {
      token: signedInToken,
      onProgress: (share) => setState((now) => (now.at === 'sending' ? { ...now, share } : now)),
      onRefused: (refusal) => setState({ at: 'refused', name, file, ...refusal }),
      onDone: async (uid) => {
        if (facts.durationMs !== undefined) await (await import('./poster.ts')).givePoster(file, uid)
        // The server has read it to its end.
        setState({ at: 'done', name, checks: checkContent({ ...facts, readable: true }, asked) })
        handOver.current(uid, file)
      },
    })
  }
  // What broke off with the network goes on with it.
  useEffect(() => {
    if (state.at !== 'refused' || !state.mayPass) return
    const again = () => void take(state.file)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  function pause(paused: boolean) {
    if (paused) sending.current?.pause()
    else sending.current?.resume()
    setState((now) => (now.at === 'sending' ? { ...now, paused } : now))
  }
  async function cancel() {
    setState({ at: 'empty' })
    await sending.current?.cancel().catch(() => undefined)
  }
  return { state, take, pause, cancel }
}
