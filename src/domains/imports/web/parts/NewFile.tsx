import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { showError } from '../../../../kit/web/toasts.ts'
import { sendList } from '../send-list.ts'

type Props = {
  label?: string
  /** Of an owner’s list of their own venues. */
  brandUid?: string
  /** Opens what we make of it. */
  onBrought: (uid: string) => void
}

/** Brings a file. Nothing is added yet. */
export function NewFile({ label = 'Choose a file', brandUid, onBrought }: Props) {
  const [isSending, setSending] = useState(false)
  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    const answer = await sendList(file, brandUid)
    setSending(false)
    if ('refusal' in answer) showError(answer.refusal)
    else onBrought(answer.uid)
  }
  return (
    <FileButton
      onChange={(file) => void send(file)}
      accept=".csv,.tsv,.txt,.xlsx,.json,.ndjson,.jsonl"
      inputProps={{ 'aria-label': 'File to import' }}
    >
      {(button) => (
        <Button {...button} loading={isSending}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
