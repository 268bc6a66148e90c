import { Button, FileButton, Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { refetchTouched } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import type { Part } from '../../id-check.ts'
import { sendPicture } from '../send-picture.ts'

const words: Readonly<Record<Part, { label: string; hint: string }>> = {
  document: {
    label: 'Your document',
    hint: 'The side or page with your photo. Make sure all of it is visible and in focus.',
  },
  selfie: { label: 'A selfie', hint: 'Your face, without glasses or a hat, in good light.' },
}

type Props = { checkUid: string; part: Part; isBrought: boolean }

/** One picture of a check: chosen or taken with the camera, and sent at once. It is not shown again. */
export function PictureField({ checkUid, part, isBrought }: Props) {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { label, hint } = words[part]
  const send = async (file: File | null) => {
    if (!file) return
    setSending(true)
    setRefusal(await sendPicture(checkUid, part, file))
    await refetchTouched(['id-check'])
    setSending(false)
  }
  return (
    <Stack gap={4} align="flex-start">
      <b>{label}</b>
      <span className="dim">{hint}</span>
      <div aria-live="polite">
        {refusal ? (
          <Note tone="bad">{refusal}</Note>
        ) : (
          isBrought && (
            <>
              <IconCheck size={16} aria-hidden="true" /> Added
            </>
          )
        )}
      </div>
      <FileButton onChange={(file) => void send(file)} accept="image/jpeg,image/png,image/webp">
        {(button) => (
          <Button
            {...button}
            variant={isBrought ? 'default' : 'light'}
            loading={isSending}
            aria-label={`${isBrought ? 'Choose another photo' : 'Choose a photo'}: ${label}`}
          >
            {isBrought ? 'Choose another photo' : 'Choose a photo'}
          </Button>
        )}
      </FileButton>
    </Stack>
  )
}
