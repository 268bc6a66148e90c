import { Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Card } from '../../../../../kit/web/parts.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import { briefCalls } from '../../../contract.ts'
import type { Edit } from './edit.ts'
import styles from './brief-editor.module.css'

const mostPictures = 10

/** Which of the venue's pictures show the brief, in the order they were chosen; the first is the card. */
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
  const toggle = (path: string) => {
    const without = content.pictures.filter((one) => one !== path)
    if (without.length < content.pictures.length) set('pictures', without)
    else if (without.length < mostPictures) set('pictures', [...without, path])
  }
  return (
    <Card>
      <Title order={2}>Photos</Title>
      <Stack>
        <p className="dim flush">
          Show the room, a dish, a detail. The first photo is your cover. Select a photo to add or remove it.
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
                    position >= 0 ? `Photo ${at + 1}, number ${position + 1} in the brief` : `Add photo ${at + 1}`
                  }
                  onClick={() => toggle(path)}
                >
                  <Picture path={path} alt="" ratio={4 / 5} sizes="140px" kind="hero" />
                  {position >= 0 && <span>{position + 1}</span>}
                </button>
              )
            })}
          </div>
        )}
        {!readOnly && content.pictures.length < mostPictures && (
          <UploadTile key={uploads} label="Upload photo" kind="image" onDone={(fileUid) => void take(fileUid)} />
        )}
      </Stack>
    </Card>
  )
}
