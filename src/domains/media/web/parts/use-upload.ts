import { useEffect, useRef, useState } from 'react'
import {
  askForSyncWhenHidden,
  dropUpload,
  holdUpload,
  keepUpload,
  pauseUpload,
  resumeUpload,
  saveUploadAddress,
  sendInBackground,
  type UploadAbout,
  uploadAddress,
} from '../../../../kit/web/kept-uploads.ts'
import { signedInToken } from '../../../../kit/web/session.ts'
import { type Asked, checkContent, type ContentCheck, passes } from '../../content-checks.ts'
import { lookAtFile } from './look-at-file.ts'
import { type Sending, sendFile } from './send-file.ts'

/** How far one file has come. */
export type Upload =
  | { at: 'empty' }
  | { at: 'looking'; name: string }
  | { at: 'refused'; name: string; message: string; checks: readonly ContentCheck[]; file: File; mayPass?: true }
  /** `isKept`: the browser has it, so that it goes on without this page. */
  | { at: 'sending'; name: string; share: number; paused: boolean; isKept: boolean }
  | { at: 'done'; name: string; checks: readonly ContentCheck[] }

/** One try to upload a file, until it is done, refused, cancelled, or its page is left. */
type Attempt = { file: File; over: AbortController; isPaused: boolean; sending?: Sending; release?: () => void }

/**
 * Takes one file after another: looks at it, sends it, and hands over its uid. With `about`, an upload goes on without this
 * page; what the browser keeps of it is for `onDone` to drop, once the uid is saved.
 */
export function useUpload(
  asked: Asked | undefined,
  onDone: (fileUid: string, file: File) => void,
  about?: UploadAbout,
) {
  const [state, setState] = useState<Upload>({ at: 'empty' })
  // Whoever waits for a file may have gone on meanwhile: it is handed to them as they are by then.
  const handOver = useRef(onDone)
  useEffect(() => {
    handOver.current = onDone
  })
  const setSending = (change: Partial<Extract<Upload, { at: 'sending' }>>) =>
    setState((now) => (now.at === 'sending' ? { ...now, ...change } : now))
  const { begin, end, hold, setPaused } = useAttempt(() => setSending({ paused: true }))

  async function take(file: File | undefined) {
    if (!file) return
    if (state.at === 'refused' && state.file !== file) void dropUpload(state.file)
    const attempt = begin(file)
    const { signal } = attempt.over
    const { name } = file
    setState({ at: 'looking', name })
    const facts = await lookAtFile(file)
    if (signal.aborted) return
    const checks = checkContent(facts, asked)
    if (!passes(checks)) {
      end()
      void dropUpload(file)
      return setState({ at: 'refused', name, file, checks, message: 'You can’t upload this file yet.' })
    }
    setState({ at: 'sending', name, share: 0, paused: false, isKept: false })
    if (about) void keepUpload(file, about).then((isKept) => signal.aborted || setSending({ isKept }))
    // What is kept already may be on its way.
    hold(attempt)
    void resumeUpload(file)
    const address = await uploadAddress(file)
    if (signal.aborted) return
    const sending = await sendFile(file, {
      token: signedInToken,
      address,
      signal,
      onAddress: (begun) => saveUploadAddress(file, begun),
      onProgress: (share) => signal.aborted || setSending({ share }),
      onRefused: (refusal) => {
        if (signal.aborted) return
        end()
        setState({ at: 'refused', name, file, ...refusal })
        if (!refusal.mayPass) void dropUpload(file)
      },
      onDone: async (uid) => {
        if (facts.durationMs !== undefined) await (await import('./poster.ts')).givePoster(file, uid)
        if (signal.aborted) return
        end()
        // The server has read it to its end.
        setState({ at: 'done', name, checks: checkContent({ ...facts, readable: true }, asked) })
        handOver.current(uid, file)
      },
    })
    attempt.sending = sending
    if (signal.reason === 'cancelled') await sending.cancel().catch(() => undefined)
    else if (signal.aborted || attempt.isPaused) sending.pause()
  }
  // What broke off with the network goes on with it.
  useEffect(() => {
    if (state.at !== 'refused' || !state.mayPass) return
    const again = () => void take(state.file)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  })
  function pause(paused: boolean) {
    setPaused(paused)
    setSending({ paused })
  }
  async function cancel() {
    setState({ at: 'empty' })
    const left = end('cancelled')
    if (left) void dropUpload(left.file)
    await left?.sending?.cancel().catch(() => undefined)
  }
  return { state, take, pause, cancel }
}

/** The one file that is being uploaded. `onLost`: another window took it over, which pauses it here. */
function useAttempt(onLost: () => void) {
  const current = useRef<Attempt | null>(null)
  /** Ends what is being uploaded, whatever it waits for; answers it. */
  function end(why?: 'cancelled'): Attempt | null {
    const ended = current.current
    current.current = null
    ended?.over.abort(why)
    ended?.release?.()
    return ended
  }
  useLeaving(() => {
    const left = end()
    left?.sending?.pause()
    return left !== null
  })
  function begin(file: File): Attempt {
    end()?.sending?.pause()
    return (current.current = { file, over: new AbortController(), isPaused: false })
  }
  /** Sends here alone: another window that takes it over pauses it here. */
  function hold(attempt: Attempt) {
    attempt.release = holdUpload(attempt.file, () => {
      if (attempt.over.signal.aborted) return
      attempt.isPaused = true
      attempt.sending?.pause()
      onLost()
    })
  }
  function setPaused(isPaused: boolean) {
    const attempt = current.current
    if (!attempt) return
    attempt.isPaused = isPaused
    if (isPaused) {
      attempt.sending?.pause()
      void pauseUpload(attempt.file)
    } else {
      attempt.release?.()
      hold(attempt)
      attempt.sending?.resume()
      void resumeUpload(attempt.file)
    }
  }
  return { begin, end, hold, setPaused }
}

/** Who leaves lets the upload go on in the background. `stop` answers whether there is one. */
function useLeaving(stop: () => boolean): void {
  const now = useRef(stop)
  useEffect(() => {
    now.current = stop
  })
  useEffect(() => {
    addEventListener('pagehide', sendInBackground)
    document.addEventListener('visibilitychange', askForSyncWhenHidden)
    return () => {
      removeEventListener('pagehide', sendInBackground)
      document.removeEventListener('visibilitychange', askForSyncWhenHidden)
      if (now.current()) sendInBackground()
    }
  }, [])
}
