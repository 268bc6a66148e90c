import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { ask, refetchTouched } from '../../../kit/web/calls.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { messageCalls } from '../contract.ts'
import { createOutbox, type WaitingMessage } from './outbox.ts'

/** Of this browser: one for all pages, so that a message is sent wherever its author has gone. */
export const outbox = createOutbox(localKeys.messagesWaiting, {
  send: async ({ collabUid, key, text, pictures, documents, voiceMs, replyTo }) => {
    const voice = voiceMs ? await (await import('./send-voice.ts')).sendVoice(key) : null
    const message = { collabUid, key, text, pictures, documents, ...(voice && { voice }), ...(replyTo && { replyTo }) }
    await ask(messageCalls.sendMessage, message)
  },
  forget: ({ key, voiceMs }) => {
    if (voiceMs) void import('../../../kit/web/waiting-files.ts').then(({ dropWaitingFile }) => dropWaitingFile(key))
  },
  onSent: () => refetchTouched(messageCalls.sendMessage.touches),
  storage: {
    getItem: (name) => localStorage.getItem(name),
    setItem: (name, value) => localStorage.setItem(name, value),
    removeItem: (name) => localStorage.removeItem(name),
  },
  later: (run, ms) => {
    const once = () => {
      clearTimeout(timer)
      removeEventListener('online', once)
      run()
    }
    const timer = setTimeout(once, ms)
    addEventListener('online', once)
  },
})

/** Sends the messages that an account wrote before the page was reloaded. */
export function useOpenOutbox(accountUid: string): void {
  useEffect(() => outbox.open(accountUid), [accountUid])
}

/** The unsent messages of one conversation, oldest first. */
export function useWaiting(collabUid: string): readonly WaitingMessage[] {
  const all = useSyncExternalStore(outbox.watch, outbox.list, outbox.list)
  return useMemo(() => all.filter((message) => message.collabUid === collabUid), [all, collabUid])
}
