import { useEffect, useRef, useState } from 'react'
import {
  dropUpload,
  holdUpload,
  keepUpload,
  pauseUpload,
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
  | { at: 'sending'; name: string; share: number; paused: boolean }
  | { at: 'done'; name: string; checks: readonly ContentCheck[] }

/** Takes one file after another: looks at it, sends it, and hands over its uid. With `about`, an upload goes on without this page. */
export function useUpload(
  asked: Asked | undefined,
  onDone: (fileUid: string, file: File) => void,
  about?: UploadAbout,
) {
  const [state, setState] = useState<Upload>({ at: 'empty' })
  const sending = useRef<(Sending & { file: File; release: () => void }) | null>(null)
  // Whoever waits for a file may have gone on meanwhile: it is handed to them as they are by then.
  const handOver = useRef(onDone)
  useEffect(() => {
    handOver.current = onDone
  })
  useLeaving(() => {
    sending.current?.pause()
    sending.current?.release()
    return sending.current !== null
  })

  async function take(file: File | undefined) {
    if (!file) return
    if (state.at === 'refused' && state.file !== file) void dropUpload(state.file)
    const { name } = file
    setState({ at: 'looking', name })
    const facts = await lookAtFile(file)
    const checks = checkContent(facts, asked)
    if (!passes(checks)) {
      void dropUpload(file)
      return setState({ at: 'refused', name, file, checks, message: 'You can’t upload this file yet.' })
    }
    setState({ at: 'sending', name, share: 0, paused: false })
    if (about) keepUpload(file, about)
    // What is kept already may be on its way.
    const release = holdUpload(file)
    const end = () => {
      release()
      if (sending.current?.file === file) sending.current = null
    }
    void pauseUpload(file, false)
    const started = await sendFile(file, {
      token: signedInToken,
      address: await uploadAddress(file),
      onAddress: (address) => saveUploadAddress(file, address),
      onProgress: (share) => setState((now) => (now.at === 'sending' ? { ...now, share } : now)),
      onRefused: (refusal) => {
        setState({ at: 'refused', name, file, ...refusal })
        if (!refusal.mayPass) void dropUpload(file)
        end()
      },
      onDone: async (uid) => {
        if (facts.durationMs !== undefined) await (await import('./poster.ts')).givePoster(file, uid)
        // The server has read it to its end.
        setState({ at: 'done', name, checks: checkContent({ ...facts, readable: true }, asked) })
        handOver.current(uid, file)
        await dropUpload(file)
        end()
      },
    })
    sending.current = { ...started, file, release }
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
    if (sending.current) void pauseUpload(sending.current.file, paused)
    setState((now) => (now.at === 'sending' ? { ...now, paused } : now))
  }
  async function cancel() {
    setState({ at: 'empty' })
    const left = sending.current
    if (left) void dropUpload(left.file)
    await left?.cancel().catch(() => undefined)
    left?.release()
  }
  return { state, take, pause, cancel }
}

/** Who leaves lets the upload go on in the background. `stop` answers whether there is one. */
function useLeaving(stop: () => boolean): void {
  const now = useRef(stop)
  useEffect(() => {
    now.current = stop
  })
  useEffect(() => {
    addEventListener('pagehide', sendInBackground)
    return () => {
      removeEventListener('pagehide', sendInBackground)
      if (now.current()) sendInBackground()
    }
  }, [])
}
