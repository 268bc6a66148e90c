import { Button, FileButton, Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { refetchTouched } from '../../../../kit/web/calls.ts'
import { Note } from '../../../../kit/web/parts.tsx'
import type { Part } from '../../id-check.ts'
import { sendPicture } from '../send-picture.ts'
import styles from './picture-field.module.css'

const words: Readonly<Record<Part, { label: string; hint: string }>> = {
  document: { label: 'Your document', hint: 'The page with your photo. Make sure all of it is visible and in focus.' },
  back: { label: 'The back of your card', hint: 'Make sure all of it is visible and in focus.' },
  selfie: { label: 'A selfie', hint: 'Your face, without glasses or a hat, in good light.' },
}

const front = {
  label: 'The front of your card',
  hint: 'The side with your photo. Make sure all of it is visible and in focus.',
}

type Props = {
  checkUid: string
  part: Part
  isCard: boolean
  isBrought: boolean
  isSending: boolean
  onSending: (is: boolean) => void
}

/** One picture of a check: chosen or taken with the camera, shown from this device, and sent at once. We don’t show it again. */
export function PictureField({ checkUid, part, isCard, isBrought, isSending, onSending }: Props) {
  const [preview, setPreview] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { label, hint } = isCard && part === 'document' ? front : words[part]
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])
  const send = async (file: File | null) => {
    if (!file) return
    onSending(true)
    const refused = await sendPicture(checkUid, part, file)
    setRefusal(refused)
    setPreview(refused ? null : URL.createObjectURL(file))
    await refetchTouched(['id-check'])
    onSending(false)
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
      {preview && <img src={preview} alt={`${label}, as you sent it`} className={styles.preview} />}
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
