import { Stack, Title } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { isClip, mostClips } from '../../../../media/clips.ts'
import { maxClipMs } from '../../../../media/content-checks.ts'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import { briefCalls } from '../../../contract.ts'
import type { Edit } from './edit.ts'
import styles from './brief-editor.module.css'

const mostPictures = 10

/** Which of the venue's photos, and which clips, show the brief, in the order they were chosen; the first is the card. */
export function PicturesSection({ brief, content, set, readOnly }: Edit) {
  const [uploads, setUploads] = useState(0)
  const add = useWrite(briefCalls.addBriefPicture)
  const take = async (fileUid: string) => {
    const added = await add({ uid: brief.uid, fileUid })
    if (added && !content.pictures.includes(added.file_path)) set('pictures', [...content.pictures, added.file_path])
    // A fresh tile for the next picture.
    setUploads((count) => count + 1)
  }
  const choices = [...new Set([...content.pictures, ...brief.gallery])]
  const mayAddClip = content.pictures.filter(isClip).length < mostClips
  const toggle = (path: string) => {
    const without = content.pictures.filter((one) => one !== path)
    if (without.length < content.pictures.length) set('pictures', without)
    else if (without.length < mostPictures && (mayAddClip || !isClip(path))) set('pictures', [...without, path])
  }
  return (
    <Card>
      <Title order={2}>Photos and clips</Title>
      <Stack>
        <p className="dim flush">
          Show the room, a dish, a detail. The first one is your cover. Select one to add or remove it. You can have up
          to {mostClips} clips of {maxClipMs / 1000} seconds or less; they play without sound.
        </p>
        {choices.length > 0 && (
          <div className={styles.pictures}>
            {choices.map((path, at) => {
              const position = content.pictures.indexOf(path)
              return (
                <button
                  type="button"
                  key={path}
                  className={styles.pictureChoice}
                  aria-pressed={position >= 0}
                  aria-label={
                    position >= 0
                      ? `${isClip(path) ? 'Clip' : 'Photo'} ${at + 1}, number ${position + 1} in the brief`
                      : `Add ${isClip(path) ? 'clip' : 'photo'} ${at + 1}`
                  }
                  onClick={() => toggle(path)}
                >
                  <Picture path={path} alt="" ratio={4 / 5} sizes="140px" kind="hero" />
                  {isClip(path) && <IconPlayerPlayFilled className={styles.clip} size={16} aria-hidden="true" />}
                  {position >= 0 && <span>{position + 1}</span>}
                </button>
              )
            })}
          </div>
        )}
        {!readOnly && content.pictures.length < mostPictures && (
          <UploadTile
            key={uploads}
            label={mayAddClip ? 'Upload photo or clip' : 'Upload photo'}
            asked={{ type: 'brief' }}
            {...(!mayAddClip && { kind: 'image' as const })}
            onDone={(fileUid) => void take(fileUid)}
          />
        )}
      </Stack>
    </Card>
  )
}
