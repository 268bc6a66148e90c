import { Button, FileButton } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { hrefOf } from '../../../../../kit/web/link.tsx'
import { showError } from '../../../../../kit/web/toasts.ts'
import { toImport } from '../../links.ts'
import { sendList } from '../../send-list.ts'

/** Brings a file, and opens what we make of it. Nothing is added yet. */
export function NewFile({ label = 'Choose a file' }: { label?: string }) {
  const [isSending, setSending] = useState(false)
  const navigate = useNavigate()
  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    const answer = await sendList(file)
    setSending(false)
    if ('refusal' in answer) showError(answer.refusal)
    else void navigate({ href: hrefOf(toImport(answer.uid)) })
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
