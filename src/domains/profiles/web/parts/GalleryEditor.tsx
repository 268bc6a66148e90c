import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { moved, useOrder, useReorder } from '../../../../kit/web/reorder.ts'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import { profileCalls } from '../../contract.ts'
import styles from './gallery.module.css'

type Props = { profileUid: string; version: number; gallery: readonly string[]; readOnly?: boolean; label: string }

/** The pictures of a profile in their order: add, drag or move, take off; each is kept at once. */
export function GalleryEditor({ profileUid, version, gallery, readOnly = false, label }: Props) {
  const [uploads, setUploads] = useState(0)
  const add = useWrite(profileCalls.addProfilePicture, { onDone: () => setUploads((count) => count + 1) })
  const arrange = useWrite(profileCalls.arrangeGallery)
  const { busy } = arrange
  const { shown, put } = useOrder(gallery, (order) => arrange({ profileUid, version, gallery: order }))
  const [announced, setAnnounced] = useState('')
  const move = (from: number, to: number) => {
    if (busy) return
    setAnnounced(`Photo ${from + 1} is now photo ${to + 1} of ${shown.length}.`)
    put(moved(shown, from, to))
  }
  const [list, order] = useReorder(shown.length, move)
  return (
    <>
      {shown.length > 0 && (
        <ul className={`plain-list ${styles.gallery}`} ref={list}>
          {shown.map((path, at) => (
            <li key={path} {...order.item(at)}>
              <Picture path={path} alt={`Photo ${at + 1}`} kind="content" ratio={4 / 5} sizes="160px" />
              {!readOnly && shown.length > 1 && (
                <ActionIcon
                  variant="default"
                  size={44}
                  className={styles.handle}
                  aria-label={`Drag photo ${at + 1}, or move it with the arrow keys`}
                  {...order.handle(at)}
                >
                  <IconGripVertical size={20} />
                </ActionIcon>
              )}
              {!readOnly && (
                <div className={styles.galleryTools}>
                  <Tool
                    label={`Move photo ${at + 1} forward`}
                    disabled={at === 0 || busy}
                    onPress={() => move(at, at - 1)}
                  >
                    <IconArrowLeft size={18} />
                  </Tool>
                  <Tool
                    label={`Move photo ${at + 1} back`}
                    disabled={at === shown.length - 1 || busy}
                    onPress={() => move(at, at + 1)}
                  >
                    <IconArrowRight size={18} />
                  </Tool>
                  <Tool
                    label={`Remove photo ${at + 1}`}
                    disabled={busy}
                    onPress={() => put(shown.filter((other) => other !== path))}
                  >
                    <IconTrash size={18} />
                  </Tool>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <span className="sr-only" aria-live="polite">
        {announced}
      </span>
      {!readOnly && (
        <UploadTile
          key={uploads}
          label={label}
          kind="image"
          onDone={(fileUid) => void add({ profileUid, fileUid, as: 'gallery' })}
        />
      )}
    </>
  )
}

type ToolProps = { label: string; disabled: boolean; onPress: () => void; children: ReactNode }

function Tool({ label, disabled, onPress, children }: ToolProps) {
  return (
    <ActionIcon variant="default" size={40} aria-label={label} disabled={disabled} onClick={onPress}>
      {children}
    </ActionIcon>
  )
}
